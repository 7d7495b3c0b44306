/*
 * Writes how a server has to serve the finished site: firebase.json, and the
 * part of an nginx configuration that depends on the build. Both lie beside the
 * site, not in it: build-hosting/ for build/.
 *
 * It reads the finished pages, since a policy that names scripts by their
 * hashes is right for one build only. So it is the last plugin.
 */
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {inPluginOrder} from '../finished-pages/inPluginOrder';
import {firebaseConfig} from './firebaseConfig';
import {inlineScriptHashes} from './inlineScripts';
import {nginxConfig} from './nginxConfig';
import {siteHeaders} from './siteHeaders';
import type {Plugin} from '@docusaurus/types';

/** The document in which samples run: it has its own policy. */
const RUNNER = 'runner.html';

/** Writes the hosting recipes of a build. */
export default function hosting(): Plugin {
  return {
    name: 'hosting',

    postBuild({baseUrl, outDir, siteConfig}) {
      return inPluginOrder(() => {
        const headers = siteHeaders(
          hashesOfPages(outDir),
          siteConfig.customFields?.ENABLE_BASIC_AUTH === true,
        );
        const folder = hostingFolder(outDir);
        rmSync(folder, {recursive: true, force: true});
        mkdirSync(path.join(folder, 'nginx'), {recursive: true});
        writeFileSync(
          path.join(folder, 'firebase.json'),
          `${JSON.stringify(firebaseConfig(headers, baseUrl), null, 2)}\n`,
        );
        writeFileSync(
          path.join(folder, 'nginx/site.conf'),
          nginxConfig(headers, baseUrl),
        );
        return Promise.resolve();
      });
    },
  };
}

/**
 * Where a build's recipes are.
 *
 * @param outDir - folder of the finished site
 */
export function hostingFolder(outDir: string): string {
  return `${path.resolve(outDir)}-hosting`;
}

/** Hashes of all inline scripts of the site, each once, in a fixed order. */
function hashesOfPages(outDir: string): string[] {
  const hashes = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== RUNNER)
    .flatMap((file) => {
      try {
        return inlineScriptHashes(
          readFileSync(path.join(outDir, file), 'utf8'),
        );
      } catch (error) {
        throw new Error(
          `hosting: the Content-Security-Policy can't allow ${file}.`,
          {cause: error},
        );
      }
    });
  return [...new Set(hashes)].sort();
}
