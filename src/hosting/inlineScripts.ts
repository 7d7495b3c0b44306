import {createHash} from 'node:crypto';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** Values of `type` with which a browser runs a script. */
const EXECUTABLE =
  /^(?:|(?:text|application)\/(?:java|ecma)script|module|importmap|speculationrules)$/i;

/**
 * The sources of a Content-Security-Policy that allow a page's inline scripts.
 *
 * @param html - the whole page, as it is served
 * @returns `'sha256-…'`, one for each script
 * @throws Error that names what no policy of ours can allow: an event handler
 *   in an attribute, a `javascript:` address, a script of another origin
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  visit(fromHtml(html), 'element', ({tagName, properties, children}) => {
    for (const [name, value] of Object.entries(properties)) {
      if (/^on[a-z]/i.test(name)) {
        throw new Error(`<${tagName}> has the event handler "${name}"`);
      }
      if (typeof value === 'string' && /^\s*javascript:/i.test(value)) {
        throw new Error(`<${tagName}> has the address "${value}"`);
      }
    }
    if (tagName !== 'script') {
      return;
    }
    const {src, type} = properties;
    if (typeof src === 'string') {
      if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(src)) {
        throw new Error(`<script> comes from another origin: "${src}"`);
      }
    } else if (EXECUTABLE.test(typeof type === 'string' ? type : '')) {
      const source = children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('');
      hashes.push(sha256(source));
    }
  });
  return hashes;
}

/** The source that allows an inline script of exactly this text. */
export function sha256(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
