/*
 * Decisions of the company, written in the program as comments:
 *
 *     // 意地悪な条件 休職中: 休職中の従業員にも支給する
 */
import {CONDITIONS} from './conditions';

/** A decision that a program states. */
export interface Decision {
  /** Title or id of the condition, as the comment has it. */
  readonly name: string;
  /** `undefined` if there is no such condition. */
  readonly conditionId: string | undefined;
  readonly text: string;
  /** Line of the program, from 1. */
  readonly line: number;
}

/**
 * The decisions that a program states.
 *
 * @param source - the program
 */
export function readDecisions(source: string): Decision[] {
  return source.split('\n').flatMap((text, index) => {
    const match =
      /^\s*\/\/\s*意地悪な条件\s+([^:：]+?)\s*[:：]\s*(\S.*?)\s*$/.exec(text);
    const [, name, decision] = match ?? [];
    return name !== undefined && decision !== undefined
      ? [
          {
            name,
            conditionId: CONDITIONS.find(
              ({id, title}) => id === name || title === name,
            )?.id,
            text: decision,
            line: index + 1,
          },
        ]
      : [];
  });
}
