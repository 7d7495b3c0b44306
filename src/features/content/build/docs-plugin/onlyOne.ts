import type {I18n, Plugin} from '@docusaurus/types';

/** The CLI that a plugin may extend. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

const ONLY_ONE =
  'このサイトの版は1つ（Next）、言語も1つ（日本語）だけです。理由は、src/features/content/README.mdの「One version, one language」にあります。';

/**
 * Stops a command that is for another language: one in the configuration, or
 * that of `--locale`.
 *
 * @param i18n - the languages as Docusaurus has read them
 * @throws Error in Japanese that names the file that says why
 */
export function refuseLocales({locales}: Pick<I18n, 'locales'>): void {
  const others = locales.filter((locale) => locale !== 'ja');
  if (others.length > 0) {
    throw new Error(
      `ロケール「${others.join('、')}」は使えません。${ONLY_ONE}`,
    );
  }
}

/** Stands in for the docs plugin's command, which would fail half-way. */
export function refuseVersions(cli: Cli): void {
  cli
    .command('docs:version')
    .arguments('[version]')
    .description(ONLY_ONE)
    .action(() => {
      throw new Error(`docs:versionは使えません。${ONLY_ONE}`);
    });
}
