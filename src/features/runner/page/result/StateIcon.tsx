import type {ReactNode} from 'react';

/** How something ended: a run with an error, a trial with something wrong or open. */
export type State = 'success' | 'error' | 'violation' | 'open';

const DANGER = 'var(--ifm-color-danger)';

/** In which colour, and the lines in the circle. */
const DRAWINGS: Readonly<
  Record<State, readonly [color: string, path: string]>
> = {
  success: ['var(--ifm-color-success)', 'M4.7 8.3 7 10.6l4.3-4.8'],
  error: [DANGER, 'M8 4v4.8M8 11.4v.2'],
  violation: [DANGER, 'M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2'],
  open: [
    'var(--ifm-color-warning)',
    'M6.1 6.3C6.1 3.7 9.9 3.7 9.9 6.2 9.9 7.8 8 7.6 8 9.2M8 11.6v.1',
  ],
};

/** How something ended, for the eye; the words beside it say it. */
export function StateIcon({state}: {readonly state: State}): ReactNode {
  const [color, path] = DRAWINGS[state];
  return (
    <svg
      width="1.375em"
      height="1.375em"
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-state={state}
      style={{marginInlineEnd: '0.375em', verticalAlign: '-0.375em'}}
    >
      <circle cx="8" cy="8" r="7" fill={color} />
      <path
        d={path}
        fill="none"
        stroke="var(--ifm-background-surface-color)"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
    </svg>
  );
}
