import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isSealed} from '../../gate/shared/sealedFile';

const TEXT = /\.(?:css|csv|html|js|json|md|svg|ts|txt|xml)$/;

/** Below this, and where less is saved, a copy costs more than it brings. */
const MINIMUM_LENGTH = 512;
const WORTHWHILE = 0.95;

/**
 * Lays a gzip and a Brotli copy beside every text file, so that the server
 * needn't compress at each request.
 *
 * @param folder - of a finished site
 * @returns how many files have copies
 */
export async function compressSite(folder: string): Promise<number> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXT.test(file))
    .map((file) => path.join(folder, file));
  const haveCopies = await Promise.all(files.map(compressFile));
  return haveCopies.filter(Boolean).length;
}

/** @returns whether the copies are worth while */
async function compressFile(file: string): Promise<boolean> {
  const content = readFileSync(file);
  // Encrypted files don't shrink.
  if (content.length < MINIMUM_LENGTH || isSealed(content)) {
    return false;
  }
  const copies = {
    gz: await promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
    br: await promisify(brotliCompress)(content, {
      params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
  };
  if (copies.gz.length > content.length * WORTHWHILE) {
    return false;
  }
  for (const [ending, copy] of Object.entries(copies)) {
    writeFileSync(`${file}.${ending}`, copy);
  }
  return true;
}
