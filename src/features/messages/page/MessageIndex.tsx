import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {FoldedGroup, FoldedGroups} from '../../../ui/page/FoldedGroup';
import type {MessageGroup} from '../shared/catalogue';
import {MessageText} from './MessageText';
import {MessageFinder} from './finder/MessageFinder';

export interface MessageIndexProps {
  /** All messages; src/features/content/build/giveData.ts gives them. */
  readonly groups?: readonly MessageGroup[];
}

/**
 * Every message of the catalogue as a link, by the page that explains it; first
 * the field into which one pastes a log.
 */
export function MessageIndex({groups = []}: MessageIndexProps): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <>
      <MessageFinder />
      <FoldedGroups>
        {groups.map(({route, messages}) => (
          <FoldedGroup
            key={route}
            id={`messages-${route.split('/').at(-1)}`}
            title={`${docs[docId(route)]?.title}（${messages.length}件）`}
          >
            <ul>
              {messages.map(({address, parts}) => (
                <li key={address}>
                  <Link to={address}>
                    <MessageText parts={parts} />
                  </Link>
                </li>
              ))}
            </ul>
          </FoldedGroup>
        ))}
      </FoldedGroups>
    </>
  );
}

/** Pages of the site's root come from `docs`. */
function docId(route: string): string {
  return route.startsWith('/wiki/') ? route.slice(1) : `docs${route}`;
}
