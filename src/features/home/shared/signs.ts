/** Signs of the readers' paths, as SVG path data on a 24 by 24 grid. */
export const SIGNS = {
  /** A form with its seal. */
  form: 'M6 3h12v18H6zM9 8h6M9 12h6M15 17.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0',
  code: 'M8 6l-5 6l5 6M16 6l5 6l-5 6M13.5 5l-3 14',
} as const;
