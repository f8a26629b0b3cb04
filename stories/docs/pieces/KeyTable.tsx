import styled from '@emotion/styled';
import { radius, role } from '@mashrabiya/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { DocsTable } from './DocsTable.tsx';

/** Context, keys, effect. */
export type KeyRow = readonly [where: string, keys: readonly string[], does: string];

const Kbd = styled('kbd')({
  display: 'inline-block',
  marginInlineEnd: 6,
  marginBlockEnd: 4,
  paddingInline: 8,
  paddingBlock: 2,
  borderRadius: radius.inner,
  border: `1px solid ${role.line}`,
  borderBlockEndWidth: 2,
  '& svg': { display: 'inline', verticalAlign: '-0.15em' },
  backgroundColor: role.surfaceSunken,
});

/** Our fonts have no arrows. */
const arrows: Record<string, LucideIcon> = { '←': ArrowLeft, '→': ArrowRight, '↑': ArrowUp, '↓': ArrowDown };

function Key({ name }: { name: string }) {
  const Arrow = arrows[name];
  return <Kbd>{Arrow ? <Arrow role="img" aria-label={name} size={16} /> : name}</Kbd>;
}

/** Keyboard support of a family of components. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <DocsTable label="Keyboard" head={['In', 'Press', 'and']}>
      {rows.map(([where, keys, does]) => (
        <tr key={`${where} ${keys.join()}`}>
          <th scope="row">{where}</th>
          <td>
            {keys.map((key) => (
              <Key key={key} name={key} />
            ))}
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </DocsTable>
  );
}
