import {createContext} from 'react';
import type {ReactNode} from 'react';

/** What stands right below the title of a page. */
export const BelowTitle = createContext<ReactNode>(undefined);
