/** How far below the window's edge a heading is still the one being read. */
const READING_LINE = 120;

/**
 * The heading at which the reader is: that of the address, else the last one
 * above the upper part of the window. A link at the end of the page is used
 * after scrolling there, so the address says it better.
 *
 * @returns nothing above the first heading
 */
export function currentHeading(): HTMLElement | undefined {
  const headings = [
    ...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]'),
  ];
  const named = headings.find(({id}) => `#${id}` === location.hash);
  return (
    named ??
    headings.findLast(
      (heading) => heading.getBoundingClientRect().top <= READING_LINE,
    )
  );
}
