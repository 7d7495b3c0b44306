/*
 * The program of the worker that knows the types of a custom function. It reads
 * readers' programs; it never runs them.
 */
import {createTypeService} from '../shared/typeService';
import type {KnownTypes} from '../shared/typeService';
import type {TypeRequest, TypeResponse} from '../shared/typeProtocol';

/** What it knows; the build puts it in. */
declare const KNOWN_TYPES: KnownTypes;

const scope = globalThis as unknown as {
  postMessage: (message: TypeResponse) => void;
  onmessage: (event: {readonly data: TypeRequest}) => void;
};

const service = createTypeService(KNOWN_TYPES);

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
