import type {ReactNode} from 'react';

/** A tick in a circle, drawn in the colour of the text around it. */
export function CheckIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm3.6 5.3-4.2 4.5a.8.8 0 0 1-1.1 0L4.4 8.9a.8.8 0 1 1 1.1-1.1l1.3 1.3 3.7-3.9a.8.8 0 1 1 1.1 1.1Z"
      />
    </svg>
  );
}
