/**
 * Shows the entry of the current page in a sidebar that is longer than the
 * window, before any other script has come; `ui/useCurrentEntry` does it from
 * then on.
 */
export const SHOW_CURRENT_ENTRY = `{
const entry = [...document.querySelectorAll('.theme-doc-sidebar-container [aria-current=page]')].pop();
const {bottom = 0} = entry?.getBoundingClientRect() ?? {};
if (bottom > innerHeight) entry.closest('.menu').scrollTop = bottom - innerHeight * 0.6;
}`.replaceAll('\n', '');
