/*
 * Writes how a server has to serve the finished site: firebase.json, and the
 * part of an nginx configuration that depends on the build. Both lie beside the
 * site, not in it: build-hosting/ for build/.
 *
 * It reads the finished pages, since a policy that names scripts by their
 * hashes is right for one build only. So it is the last plugin.
 */
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readGatePassword} from '../../gate/build/readGatePassword';
import {createSeal} from '../../gate/build/seal';
import {readRedirects} from '../../redirects/build/readRedirects';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {firebaseConfig} from './firebaseConfig';
import {inlineScriptHashes} from './inlineScripts';
import {nginxConfig} from './nginxConfig';
import {siteHeaders} from './siteHeaders';
import type {Redirect} from '../../redirects/build/readRedirects';
import type {Plugin} from '@docusaurus/types';

/** The document in which samples run: it has its own policy. */
const RUNNER = 'runner.html';

/** Writes the hosting recipes of a build. */
export default function hosting(): Plugin {
  return {
    name: 'hosting',

    postBuild({baseUrl, outDir, siteConfig, siteDir}) {
      return inPluginOrder(async () => {
        const {settings} =
          siteConfig.customFields?.ENABLE_BASIC_AUTH === true
            ? await createSeal(readGatePassword(process.env), {
                url: siteConfig.url,
                baseUrl,
              })
            : {};
        writeRecipes(outDir, baseUrl, settings?.check, readRedirects(siteDir));
      });
    },
  };
}

/**
 * Writes the recipes of a finished site.
 *
 * @param outDir - folder of the site
 * @param baseUrl - the site's base path
 * @param gate - what tells the gate's password from others, if there is a gate
 * @param redirects - of pages, without the base path
 */
export function writeRecipes(
  outDir: string,
  baseUrl: string,
  gate: string | undefined,
  redirects: readonly Redirect[],
): void {
  // Behind the gate only the encrypted page at the old address knows the new one.
  const told = gate === undefined ? redirects : [];
  const headers = siteHeaders(hashesOfPages(outDir), gate !== undefined);
  const folder = hostingFolder(outDir);
  const home = readFileSync(path.join(outDir, 'index.html'));
  rmSync(folder, {recursive: true, force: true});
  const files = {
    'firebase.json': `${JSON.stringify(firebaseConfig(headers, baseUrl, told), null, 2)}\n`,
    'nginx/site.conf': nginxConfig(headers, baseUrl, told),
    // For hosting/nginx/release.sh.
    'nginx/release.txt': [
      `base=${baseUrl}`,
      `lock=${gate ?? 'open'}`,
      `home=${createHash('sha256').update(home).digest('hex')}`,
      '',
    ].join('\n'),
  };
  mkdirSync(path.join(folder, 'nginx'), {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text);
  }
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
