/*
 * What the editor asks the worker that knows the types of a custom function,
 * and what it answers. Places are offsets in the program.
 */

/** A name that nothing in the company has. */
export type UnknownName = {
  readonly name: string;
  /** The most similar names first, separated by 「、」. */
  readonly nearest: string;
} & (
  | {readonly kind: 'item'; readonly definitionName: string}
  | {readonly kind: 'definition'}
);

/** Something that isn't right in a program. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  /** Whether the program can't run at all. */
  readonly isSyntax: boolean;
  /** The compiler's number of the message. */
  readonly code: number;
  readonly message: string;
  readonly unknown: UnknownName | undefined;
}

/** What a name is. */
export interface NameDescription {
  readonly from: number;
  readonly to: number;
  /** As the compiler writes it: `(method) CustomFunctionLogger.info(…): void`. */
  readonly signature: string;
  /** The first paragraph of its comment; code is in backticks. */
  readonly text: string;
  /** Route and fragment of the reference, if it is there. */
  readonly target: string | undefined;
}

/** A name that fits. */
export interface TypeCompletion {
  readonly label: string;
  /** Whether it belongs to the product or to the program, not to the language. */
  readonly isOwn: boolean;
}

/** The names that fit at a place. */
export interface TypeCompletions {
  /** Where the name to be replaced starts. */
  readonly from: number;
  readonly entries: readonly TypeCompletion[];
}

/** What can be asked, and what is answered. */
export interface TypeService {
  check(ask: {readonly source: string}): readonly TypeProblem[];
  describe(ask: Place): NameDescription | null;
  complete(ask: Place): TypeCompletions | null;
  /** Describes one of the names that fit. */
  detail(ask: Place & {readonly label: string}): NameDescription | null;
}

interface Place {
  readonly source: string;
  readonly position: number;
}

export type TypeQuestion = keyof TypeService;

/** What is asked with a question. */
export type Asked<Kind extends TypeQuestion> = Parameters<TypeService[Kind]>[0];

/** A message to the worker. */
export interface TypeRequest {
  readonly id: number;
  readonly kind: TypeQuestion;
  readonly ask: Asked<TypeQuestion>;
}

/** A message of the worker; without an answer if the compiler failed. */
export interface TypeResponse {
  readonly id: number;
  readonly answer?: ReturnType<TypeService[TypeQuestion]>;
}
