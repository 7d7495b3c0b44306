/*
 * How React keeps the value of a field.
 *
 * @needs react-dom 19: it compares a field's value with what was last assigned to
 *   the element, and takes no notice of an event where both are the same; the
 *   prototype's own setter is unseen by it
 * @why what was typed before React took the page over would be put back
 * @then look at how testing tools (user-event) enter text now
 */

/** A field in which a reader types or chooses. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Has React see a change that it has missed. */
export function changeField(field: Field, value: string): void {
  const {selectionStart: caret = null} = field as Partial<HTMLInputElement>;
  field.value = `${value}.`;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (caret !== null) {
    (field as HTMLInputElement).setSelectionRange(caret, caret);
  }
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, {bubbles: true}));
  }
}
