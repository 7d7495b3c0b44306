/**
 * A text for the terminal that only shows itself: what would move the cursor,
 * change colours or turn the direction of writing around stands there as code.
 *
 * @param text - may have several lines
 */
export function showControls(text: string): string {
  return text.replace(
    // Line ends and tabs stay; others of these categories don't print.
    /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    codeOf,
  );
}

/** `\x1b` */
function codeOf(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2
    ? `\\u${code.padStart(4, '0')}`
    : `\\x${code.padStart(2, '0')}`;
}

/**
 * An entry of a list of lines. Its further lines, perhaps a program's, are
 * indented, so that none of them looks like an entry of its own.
 *
 * @param text - may have several lines
 */
export function asEntry(text: string): string {
  return showControls(text).replaceAll('\n', '\n      ');
}
