import type {ReactNode} from 'react';

import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import {PROGRAM_NAMES} from '@combosite-functions/simulator';

/** The names that every program finds in place. */
export function ProgramNamesTable(): ReactNode {
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>名前</th>
          <th>役割</th>
        </tr>
      </thead>
      <tbody>
        {PROGRAM_NAMES.map(({name, role}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{role}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
