import {createContext} from 'react';

/**
 * The lines of the code block around, as HTML separated by line breaks;
 * `undefined` where they weren't rendered at build time.
 */
export const RenderedCodeContext = createContext<string | undefined>(undefined);
