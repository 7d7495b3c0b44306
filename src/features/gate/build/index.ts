/*
 * The shared-password gate: encrypts the finished site. See README.md.
 *
 * docusaurus.config.ts lists it only with ENABLE_BASIC_AUTH=true, last of those
 * that touch finished pages; without it no part of the gate is in the output.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readGatePassword} from './readGatePassword';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {bundleGate} from './bundleGate';
import {noticePage} from './noticePage';
import {readableKind} from '../shared/readable';
import {createSeal} from './seal';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Chunk, Compilation, RspackPluginInstance} from '@rspack/core';

/**
 * Encrypts the finished site with a key from the shared password, and puts the
 * same notice in the place of every page.
 *
 * @param context - Docusaurus's load context
 * @throws Error in Japanese when the password is missing or short
 */
export default async function gate(
  context: LoadContext,
): Promise<Plugin | null> {
  if (process.env.NODE_ENV === 'development') {
    console.warn(
      'npm startでは共有パスワードを確認しません。npm run buildの出力で確認してください。',
    );
    return null;
  }
  const {baseUrl, siteConfig, siteDir} = context;
  if (new URL(siteConfig.url).hostname === 'localhost') {
    console.warn(
      '環境変数SITE_URLに、サイトを公開するアドレスを指定してください。指定しないと、共有パスワードを推測するための準備を、ほかのサイトと一緒にできます。',
    );
  }
  const {settings, seal} = await createSeal(readGatePassword(process.env), {
    url: siteConfig.url,
    baseUrl,
  });
  /** Scripts that the bundler made for workers: nothing can decrypt those. */
  const workerScripts = new Set<string>();

  return {
    name: 'gate',

    getClientModules() {
      return [path.join(siteDir, 'src/features/gate/page/app/behindGate.ts')];
    },

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const listScripts: RspackPluginInstance = {
        apply(compiler) {
          compiler.hooks.afterEmit.tap('gate', (compilation) => {
            for (const file of scriptsOfWorkers(compilation)) {
              workerScripts.add(file);
            }
          });
        },
      };
      const options: object = {
        // Another password must lead to other file names: browsers and networks
        // keep files with a hash in their name for good.
        output: {hashSalt: settings.check.slice(0, 16)},
        plugins: [listScripts],
      };
      return options;
    },

    postBuild({outDir, preBodyTags}) {
      return inPluginOrder(async () => {
        const bundle = await bundleGate(siteDir, {...settings, baseUrl});
        const styles = listFiles(outDir)
          .filter((file) => file.endsWith('.css'))
          .concat(bundle.style)
          .map((file) => `${baseUrl}${file}`);

        for (const file of listFiles(outDir)) {
          const target = path.join(outDir, file);
          const kind = readableKind(file);
          if (kind === 'pages') {
            const page = noticePage({
              icon: siteConfig.favicon && `${baseUrl}${siteConfig.favicon}`,
              styles,
              script: `${baseUrl}${bundle.script}`,
              preBodyTags,
              sealedPage: seal(readFileSync(target)),
            });
            writeFileSync(target, page);
          } else if (
            !kind ||
            (kind === 'scripts' && !workerScripts.has(file))
          ) {
            writeFileSync(target, seal(readFileSync(target)));
          }
        }
        for (const [file, text] of Object.entries(bundle.files)) {
          mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
          writeFileSync(path.join(outDir, file), text);
        }
      });
    },
  };
}

/** The scripts that the page's own runtime doesn't load: a worker has its own. */
function scriptsOfWorkers({chunks, entrypoints}: Compilation): string[] {
  const ofPage = new Set(
    Array.from(entrypoints.values()).flatMap((entry) =>
      entry.chunks.flatMap(runtimesOf),
    ),
  );
  return Array.from(chunks)
    .filter((chunk) => !runtimesOf(chunk).every((name) => ofPage.has(name)))
    .flatMap((chunk) => Array.from(chunk.files))
    .filter((file) => file.endsWith('.js'));
}

function runtimesOf({runtime}: Chunk): string[] {
  return typeof runtime === 'string' ? [runtime] : Array.from(runtime ?? []);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .replaceAll('\\', '/'),
    )
    .sort();
}
