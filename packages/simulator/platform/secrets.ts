import {CombositeFunctionsError} from '../messages/errors';
import {NONE} from '../messages/labels';
import {nearestNames} from '../words/nearest';
import type {RunContext} from './context';
import type {UserCustomSecretsManager} from '../../../api-src/classes/UserCustomSecretsManager';
import type {CustomSecret} from '../../../api-src/interfaces/CustomSecret';

/** `secretsManager` */
export class SecretsManager implements UserCustomSecretsManager {
  readonly #context: RunContext;
  readonly #secrets: readonly CustomSecret[];

  /**
   * @param context - of the run
   * @param secrets - those of the company
   */
  constructor(context: RunContext, secrets: readonly CustomSecret[]) {
    this.#context = context;
    this.#secrets = secrets;
  }

  getSecret(name: string): Promise<CustomSecret> {
    return this.#context.operate('getSecret', () => {
      const secret = this.#secrets.find((candidate) => candidate.name === name);
      if (!secret) {
        throw new CombositeFunctionsError('secret-not-found', {
          name: String(name),
          nearest:
            nearestNames(
              String(name),
              this.#secrets.map((one) => one.name),
            ) || NONE,
        });
      }
      return this.#context.handOut.object('CustomSecret', {...secret});
    });
  }
}
