import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useAllDocsData,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';

export interface ApiCardsProps {
  /** Names of the reference: `UserCustomDataService`, `SexKubun`, … */
  readonly names: readonly string[];
}

/**
 * Links to pages of the API reference, each with the summary of its stub.
 *
 * @throws Error if a name has no page, so that a typing error stops the build
 */
export function ApiCards({names}: ApiCardsProps): ReactNode {
  const docs = useAllDocsData().default?.versions[0]?.docs ?? [];
  return (
    <ul>
      {names.map((name) => {
        const doc = docs.find(
          ({id}) => id.startsWith('api/') && id.endsWith(`/${name}`),
        );
        if (!doc) {
          throw new Error(
            `<ApiCards>: APIリファレンスに「${name}」がありません。namesを見直してください。`,
          );
        }
        return (
          <li key={name}>
            <Link to={doc.path}>{name}</Link>：<Summary id={doc.id} />
          </li>
        );
      })}
    </ul>
  );
}

function Summary({id}: {readonly id: string}): ReactNode {
  return useDocById(id).description;
}
