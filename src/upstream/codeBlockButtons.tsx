/*
 * What the theme's buttons of a code block ask for.
 *
 * @needs @docusaurus/theme-common 3.10, internal: `CodeBlockContextProvider`, of
 *   which the buttons take the code to copy and how its lines are wrapped
 * @why the theme's own code block tokenises in the browser and mounts twice; its
 *   buttons are as good as any
 * @then give the buttons what they ask for now, or write the two buttons
 */
import type {ReactNode, RefObject} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';

/** How the lines of a code block are wrapped. */
export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

export interface ForButtonsProps {
  readonly code: string;
  readonly wordWrap: WordWrap;
  readonly children: ReactNode;
}

/** Stands around a code block with buttons of the theme. */
export function ForButtons({
  code,
  wordWrap,
  children,
}: ForButtonsProps): ReactNode {
  return (
    <CodeBlockContextProvider
      metadata={{
        code,
        codeInput: code,
        className: '',
        language: '',
        title: undefined,
        lineNumbersStart: undefined,
        lineClassNames: {},
      }}
      wordWrap={wordWrap}
    >
      {children}
    </CodeBlockContextProvider>
  );
}
