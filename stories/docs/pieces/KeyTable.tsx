import styled from '@emotion/styled';
import { role } from '@mashrabiya/ui';
import { DocsTable } from './DocsTable.tsx';

/** Where, which keys, and what they do. */
export type KeyRow = readonly [where: string, keys: readonly string[], does: string];

const Kbd = styled('kbd')({
  display: 'inline-block',
  marginInlineEnd: 6,
  marginBlockEnd: 4,
  paddingInline: 8,
  paddingBlock: 2,
  borderRadius: 6,
  border: `1px solid ${role.line}`,
  borderBlockEndWidth: 2,
  backgroundColor: role.surfaceSunken,
});

/** What the keyboard does in a family. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <DocsTable label="Keyboard" head={['In', 'Press', 'and']}>
      {rows.map(([where, keys, does]) => (
        <tr key={`${where} ${keys.join()}`}>
          <th scope="row">{where}</th>
          <td>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </DocsTable>
  );
}
