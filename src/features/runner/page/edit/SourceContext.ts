import {createContext} from 'react';

/**
 * Told of the program of the runnable sample inside it: first as the page has
 * it, then after each change by the reader. Must be the same function always.
 */
export const SourceContext = createContext<
  ((source: string) => void) | undefined
>(undefined);
