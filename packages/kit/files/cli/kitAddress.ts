import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Where the kit is: this script's own folder. */
export const KIT_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * How files of a folder name the kit: as a path, and as what `import` takes.
 *
 * @param folder - from which the kit is named
 * @param kitFolder - absolute
 */
export function kitAddress(
  folder: string,
  kitFolder: string,
  paths: path.PlatformPath = path,
): {readonly kitPath: string; readonly kitUrl: string} {
  const relative = paths.relative(folder, kitFolder);
  const slashed = relative
    .replaceAll(paths.sep, '/')
    .replace(/\/$/, '')
    .replace(/^$/, '.');
  const encoded = encodeURI(slashed).replace(/[?#]/g, encodeURIComponent);
  // In Windows, there is no way from one drive to another, or to a server.
  if (paths.isAbsolute(relative)) {
    const start = slashed.startsWith('//') ? 'file:' : 'file:///';
    return {kitPath: slashed, kitUrl: start + encoded};
  }
  // Without a dot, a module's or a setting's address is the name of a package.
  const start = /^\.\.?(?:\/|$)/.test(slashed) ? '' : './';
  return {kitPath: start + slashed, kitUrl: start + encoded};
}

/** A path as one writes it in a terminal, of Windows or not. */
export function quotedPath(file: string): string {
  return /^[\p{L}\p{N}_./\\:-]+$/u.test(file) ? file : `"${file}"`;
}
