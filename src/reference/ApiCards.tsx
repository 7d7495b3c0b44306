import type {ReactNode} from 'react';
import DocCardList from '@theme/DocCardList';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';

export interface ApiCardsProps {
  /** Names of the reference: `UserCustomDataService`, `SexKubun`, … */
  readonly names: readonly string[];
}

/**
 * Cards that link to pages of the API reference, each with the summary of its
 * stub.
 *
 * @throws Error if a name has no page, so that a typing error stops the build
 */
export function ApiCards({names}: ApiCardsProps): ReactNode {
  const docs = useAllDocsData().default?.versions[0]?.docs ?? [];
  const items = names.map((name) => {
    const doc = docs.find(
      ({id}) => id.startsWith('api/') && id.endsWith(`/${name}`),
    );
    if (!doc) {
      throw new Error(
        `<ApiCards>: APIリファレンスに「${name}」がありません。namesを見直してください。`,
      );
    }
    return {type: 'link', label: name, href: doc.path, docId: doc.id} as const;
  });

  return <DocCardList items={items} />;
}
