import styled from '@emotion/styled';
import { OWN_SORTS, type OwnSort, type SortOrder } from '@mashrabiya/contract';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import { moveRowFocus } from './moveRowFocus.ts';
import { type OwnAdRow, OwnAdTableRow } from './OwnAdTableRow.tsx';
import { ownAdTableStyles } from './ownAdTableStyles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

export interface OwnAdTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Names the table. */
  label: string;
  rows: readonly OwnAdRow[];
  now: Date;
  sort: OwnSort;
  order: SortOrder;
  /** Address of the list in another order. */
  getSortHref(sort: OwnSort, order: SortOrder): string;
  selectedIds: ReadonlySet<string>;
  onSelect(ids: ReadonlySet<string>): void;
  /** Rows of the skeleton while the first page loads. */
  skeletons?: number;
  /** Called when the last row comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('div')(ownAdTableStyles);
const FIGURES: readonly OwnSort[] = ['price', 'views', 'favorites', 'leads'];
const getOpposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/** An owner's ads as a table for a desktop: sorted by a column, with selection for actions on several. */
export function OwnAdTable({
  label,
  rows,
  now,
  sort,
  order,
  getSortHref,
  selectedIds,
  onSelect,
  skeletons = 0,
  onReachEnd,
  ...div
}: OwnAdTableProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  useReachEnd(table, rows.length + 1, onReachEnd);
  const selectedCount = rows.filter(({ ad }) => selectedIds.has(ad.id)).length;
  const areAllSelected = rows.length > 0 && selectedCount === rows.length;
  const areSomeSelected = selectedCount > 0 && !areAllSelected;
  const select = (id: string, isSelected: boolean) => {
    const ids = new Set(selectedIds);
    if (isSelected) ids.add(id);
    else ids.delete(id);
    onSelect(ids);
  };
  return (
    <Root {...div}>
      <Table
        ref={table}
        size="small"
        stickyHeader
        aria-label={label}
        aria-busy={skeletons > 0 || undefined}
        onKeyDown={moveRowFocus}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={areAllSelected}
                indeterminate={areSomeSelected}
                disabled={rows.length === 0}
                slotProps={{
                  input: {
                    'aria-label': t('myListings:table.selectAll'),
                    'aria-checked': areSomeSelected ? 'mixed' : undefined,
                  },
                }}
                onChange={(_, isChecked) => onSelect(new Set(isChecked ? rows.map(({ ad }) => ad.id) : []))}
              />
            </TableCell>
            {OWN_SORTS.map((column) => (
              <TableCell
                key={column}
                className={FIGURES.includes(column) ? 'figure' : column}
                align={FIGURES.includes(column) ? 'right' : 'left'}
                sortDirection={column === sort ? order : false}
              >
                <TableSortLabel
                  component={Link}
                  href={getSortHref(column, column === sort ? getOpposite(order) : 'desc')}
                  active={column === sort}
                  direction={column === sort ? order : 'desc'}
                >
                  {t(`myListings:table.${column}`)}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell>{t('myListings:run.actions')}</TableCell>
          </TableRow>
        </TableHead>
        {rows.map((row) => (
          <OwnAdTableRow
            key={row.ad.id}
            row={row}
            now={now}
            isSelected={selectedIds.has(row.ad.id)}
            onSelect={(isSelected) => select(row.ad.id, isSelected)}
          />
        ))}
        {skeletons > 0 && (
          <TableBody aria-hidden>
            <SkeletonRows count={skeletons} columns={OWN_SORTS.length + 1} />
          </TableBody>
        )}
      </Table>
    </Root>
  );
}
