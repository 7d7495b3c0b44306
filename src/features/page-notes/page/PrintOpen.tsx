import type {ReactNode} from 'react';

/** Prints the page as it is on the screen: what is folded stays folded. */
export function PrintOpen(): ReactNode {
  return (
    <button type="button" onClick={printOpen}>
      折りたたみを開かずに印刷
    </button>
  );
}

function printOpen(): void {
  const {dataset} = document.documentElement;
  // A phone's print has only begun when the call comes back.
  window.addEventListener('afterprint', () => delete dataset.print, {
    once: true,
  });
  dataset.print = 'open';
  window.print();
}
