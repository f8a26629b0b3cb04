import styled from '@emotion/styled';
import { fontWeight, radius, role, typeScale } from '@mashrabiya/ui';
import type { ReactNode } from 'react';

export interface DocsTableProps {
  /** Accessible name. */
  label: string;
  head: readonly string[];
  /** Rows: `th` first, then `td`. */
  children: ReactNode;
}

const Root = styled('section')({
  overflowX: 'auto',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& > table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& > table > * > tr > *': { paddingBlock: 12, paddingInline: 16, textAlign: 'start', verticalAlign: 'top' },
  '& > table > tbody > tr > *': { borderBlockStart: `1px solid ${role.line}` },
  '& > table > thead th': { fontWeight: fontWeight.medium, fontSize: typeScale.compact, color: role.inkMuted },
  '& > table > tbody > tr > th': { fontWeight: fontWeight.medium, inlineSize: '24%', minInlineSize: 120 },
  '& > table > tbody > tr > td': { minInlineSize: 160 },
  '& .tabular': { minInlineSize: 'auto' },
});

/** Table that scrolls in its own box if it is too wide. */
export function DocsTable({ label, head, children }: DocsTableProps) {
  return (
    <Root aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Root>
  );
}
