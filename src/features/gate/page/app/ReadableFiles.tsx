import type {ReactNode} from 'react';
import {MarkdownTable} from '@site/src/ui/tables/MarkdownTable';
import {READABLE} from '@site/src/features/gate/shared/readable';

/** What of a site behind the gate can be read without the password. */
export function ReadableFiles(): ReactNode {
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>ファイル</th>
          <th>パスワードなしで読めるもの</th>
        </tr>
      </thead>
      <tbody>
        {READABLE.map(({id, name, what}) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
