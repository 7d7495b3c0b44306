import {createContext} from 'react';
import type {ReactNode, RefObject} from 'react';

/** What a code block has besides its code. */
export interface BlockParts {
  /** Stand in the title bar. */
  readonly controls: ReactNode;
  /** The element that takes something else in place of the code. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether something else is in the place of the code. */
  readonly isReplaced: boolean;
}

/** The parts of the code block inside; `undefined` for a plain one. */
export const BlockPartsContext = createContext<BlockParts | undefined>(
  undefined,
);
