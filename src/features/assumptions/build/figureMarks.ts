import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {markedIds} from '../shared/marks';
import type {FigureMarks} from '../shared/marks';

/** The marks in the code of figures. */
export function readFigureMarks(siteDir: string): FigureMarks {
  const folder = 'src/features/figures/page';
  return new Map(
    readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith('Figure.tsx'))
      .map((name): [string, string[]] => [
        name.replace('.tsx', ''),
        markedIds(read(siteDir, `${folder}/${name}`)),
      ])
      .filter(([, ids]) => ids.length > 0),
  );
}

function read(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}
