import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT, listFiles, readText} from '../support/files';

const FOLDERS = ['api-src', 'hosting', 'packages', 'scripts', 'src', 'tests'];

/** A path from the root, as comments and READMEs name it. */
const PATH = new RegExp(
  `(?<![\\w./@-])(?:${FOLDERS.join('|')})/[\\w./-]*\\w`,
  'gu',
);

const COMMENT = /^\s*(?:\*|\/\/|\/\*|\{\/\*)/u;

const files = FOLDERS.flatMap((folder) =>
  listFiles(folder, /\.(?:[cm]?[jt]sx?|css|mdx|md)$/),
).concat('README.md', 'SECURITY.md', 'CONTRIBUTING.md');

test('what comments and READMEs name is there', () => {
  const missing = files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) =>
        file.endsWith('.md') || COMMENT.test(line)
          ? [...line.matchAll(PATH)]
              .filter(
                ([named]) =>
                  !['', '.ts', '.tsx'].some((ending) =>
                    existsSync(path.join(ROOT, named + ending)),
                  ),
              )
              .map(([named]) => `${file}:${index + 1} ${named}`)
          : [],
      ),
  );
  expect(missing).toEqual([]);
});
