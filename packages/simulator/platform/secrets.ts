import {refuse} from '../messages/errors';
import {NONE} from '../messages/labels';
import {nearestNames} from '../words/nearest';
import type {RunContext} from './context';
import type {UserCustomSecretsManager} from '../../../api-src/classes/UserCustomSecretsManager';
import type {CustomSecret} from '../../../api-src/interfaces/CustomSecret';

/** `secretsManager`, with the secrets of a company */
export function secretsManager(
  context: RunContext,
  secrets: readonly CustomSecret[],
): UserCustomSecretsManager {
  return context.handOut.object('secretsManager', {
    getSecret: (name) =>
      context.operate('getSecret', () => {
        const names = secrets.map((one) => one.name);
        const secret =
          secrets.find((one) => one.name === name) ??
          refuse('secret-not-found', {
            name: String(name),
            nearest: nearestNames(String(name), names) || NONE,
          });
        return context.handOut.object('CustomSecret', {...secret});
      }),
  });
}
