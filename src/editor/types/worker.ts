/*
 * The program of the worker that knows the types of a custom function. It reads
 * readers' programs; it never runs them.
 */
import {createTypeService} from './typeService';
import type {Targets} from '../../reference/stubs/declarationOf';
import type {TypeRequest, TypeResponse} from '../typeProtocol';

/** The declarations, by path; the build puts them in. */
declare const TYPE_FILES: Readonly<Record<string, string>>;
/** Where the stubs' names are explained; the build puts them in. */
declare const TYPE_TARGETS: Targets;

const scope = globalThis as unknown as {
  postMessage: (message: TypeResponse) => void;
  onmessage: (event: {readonly data: TypeRequest}) => void;
};

const service = createTypeService(TYPE_FILES, TYPE_TARGETS);

scope.onmessage = ({data: {id, kind, ask}}) => {
  try {
    const answer = (service[kind] as (ask: unknown) => TypeResponse['answer'])(
      ask,
    );
    scope.postMessage({id, answer});
  } catch {
    // The compiler met something that it can't cope with.
    scope.postMessage({id});
  }
};
