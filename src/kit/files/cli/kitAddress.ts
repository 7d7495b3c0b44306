import path from 'node:path';

/**
 * How files of a folder name the kit: as a path, and as what `import` takes.
 *
 * @param folder - from which the kit is named
 * @param kitFolder - absolute
 * @param paths - the rules of the machine's paths
 */
export function kitAddress(
  folder: string,
  kitFolder: string,
  paths: path.PlatformPath = path,
): {readonly kitPath: string; readonly kitUrl: string} {
  const relative = paths.relative(folder, kitFolder);
  const kitPath = relative.replaceAll(paths.sep, '/').replace(/^$/, '.');
  // In Windows, there is no way from one drive to another.
  const start = paths.isAbsolute(relative)
    ? 'file:///'
    : // From a module's own folder, an address begins with a dot.
      kitPath.startsWith('.')
      ? ''
      : './';
  return {
    kitPath,
    kitUrl: encodeURI(start + kitPath).replace(/[?#]/g, encodeURIComponent),
  };
}
