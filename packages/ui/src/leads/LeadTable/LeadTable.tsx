import styled from '@emotion/styled';
import type { Lead } from '@mashrabiya/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import { moveRowFocus } from '../../my-listings/OwnAdTable/moveRowFocus.ts';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { useStatusFocus } from '../shared/useStatusFocus.ts';
import { LeadTableRow } from './LeadTableRow.tsx';
import { leadTableStyles } from './leadTableStyles.ts';
import { SkeletonRow } from './SkeletonRow.tsx';

export interface LeadTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The latest contact first. */
  leads: readonly Lead[];
  callbacks: LeadCallbacks;
  /** Day in Egypt such as `2026-11-20`, from which a follow-up is due. */
  today: string;
  /** Rows of the skeleton while the first page loads. */
  skeletons?: number;
  /** Called when the last row comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('div')(leadTableStyles);
/** At most this many rows of a skeleton. */
const SKELETON_KEYS = [...'abcdefghijkl'];
const COLUMNS = ['person', 'listing', 'lastContact', 'status', 'followUp', 'note', 'actions'] as const;

/** Leads as a table for a desktop. */
export function LeadTable({ leads, callbacks, today, skeletons = 0, onReachEnd, ...div }: LeadTableProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  useReachEnd(table, leads.length + 1, onReachEnd);
  const onClickCapture = useStatusFocus(table, leads.length);
  return (
    <Root {...div}>
      <Table
        ref={table}
        size="small"
        stickyHeader
        aria-label={t(skeletons > 0 ? 'leads:list.loading' : 'shell:links.leads')}
        aria-busy={skeletons > 0 || undefined}
        onKeyDown={moveRowFocus}
        onClickCapture={onClickCapture}
      >
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} className={column}>
                {t(`leads:column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {leads.map((lead) => (
          <LeadTableRow key={lead.id} lead={lead} callbacks={callbacks} today={today} />
        ))}
        {skeletons > 0 && (
          <TableBody aria-hidden>
            {SKELETON_KEYS.slice(0, skeletons).map((key) => (
              <SkeletonRow key={key} columns={COLUMNS.length} />
            ))}
          </TableBody>
        )}
      </Table>
    </Root>
  );
}
