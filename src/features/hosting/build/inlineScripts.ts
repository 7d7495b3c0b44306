import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

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
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (/^on[a-z]/i.test(name)) {
          throw new Error(`<${tagName}> has the event handler "${name}"`);
        }
        if (/^\s*javascript:/i.test(value)) {
          throw new Error(`<${tagName}> has the address "${value}"`);
        }
      }
      if (tagName !== 'script') {
        return;
      }
      const {src, type = ''} = attributes;
      if (src === undefined) {
        script = EXECUTABLE.test(type) ? '' : undefined;
      } else if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(src)) {
        throw new Error(`<script> comes from another origin: "${src}"`);
      }
    },
    ontext(text) {
      script = script === undefined ? undefined : script + text;
    },
    onclosetag() {
      if (script !== undefined) {
        // As a browser reads lines.
        hashes.push(sha256(script.replace(/\r\n?/g, '\n')));
      }
      script = undefined;
    },
  });
  parser.end(html);
  return hashes;
}

/** The source that allows an inline script of exactly this text. */
export function sha256(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
