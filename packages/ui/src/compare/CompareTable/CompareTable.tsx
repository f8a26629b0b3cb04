import styled from '@emotion/styled';
import type { Property } from '@mashrabiya/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import { CompareRow } from './CompareRow.tsx';
import { buildCompareRows, filterDifferentRows } from './compareRows.ts';
import { compareTableStyles } from './compareTableStyles.ts';

export interface CompareTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Two to four; a single one has nothing to compare with. */
  listings: readonly Property[];
  getHref: (listing: Property) => string;
  getRemoveHref: (listing: Property) => string;
  renderFavoriteButton?: (listing: Property) => ReactNode;
  /** Hides equal rows. */
  onlyDifferent?: boolean;
}

const Root = styled('section')(compareTableStyles);

/**
 * Properties side by side, a column each, with differing rows highlighted. On a phone it scrolls sideways beside sticky
 * row headers.
 */
export function CompareTable({
  listings,
  getHref,
  getRemoveHref,
  renderFavoriteButton,
  onlyDifferent = false,
  ...section
}: CompareTableProps) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const rememberPressed = useFocusAfterRemoval(scroller, listings.length, '.remove');
  const captionId = useId();
  const allGroups = buildCompareRows(listings, t, texts);
  const groups = onlyDifferent ? filterDifferentRows(allGroups) : allGroups;
  const columns = listings.length + 1;
  return (
    <Root aria-labelledby={captionId} {...section} style={{ '--homes': listings.length } as CSSProperties}>
      <div className="scroll" ref={scroller} onClickCapture={rememberPressed}>
        <Table>
          <caption id={captionId} className="visually-hidden">
            {t('compare:titled', { count: listings.length })}
          </caption>
          <TableHead>
            <TableRow className="pictures">
              <TableCell component="td" className="head" />
              {listings.map((listing) => (
                <TableCell key={listing.id} component="td">
                  <div className="photo">
                    <Picture
                      image={listing.img[0] ?? null}
                      ratio={4 / 3}
                      sizes={`${minWidthQuery('wide')} 260px, 170px`}
                      alt=""
                    />
                    <Link
                      className="remove"
                      href={getRemoveHref(listing)}
                      aria-label={t('compare:remove', { home: listing.address })}
                    >
                      <X size={18} strokeWidth={2} aria-hidden />
                    </Link>
                    {renderFavoriteButton?.(listing)}
                  </div>
                </TableCell>
              ))}
            </TableRow>
            <TableRow className="titles">
              <TableCell className="head" scope="col">
                {t('compare:home')}
              </TableCell>
              {listings.map((listing) => (
                <TableCell key={listing.id} scope="col">
                  <Link href={getHref(listing)}>{listing.address}</Link>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {groups.map(({ key, rows }) => (
            <TableBody key={key}>
              <TableRow className="group">
                <TableCell component="th" scope="rowgroup" colSpan={columns}>
                  <span>{t(`compare:${key}`)}</span>
                </TableCell>
              </TableRow>
              {rows.map((row) => (
                <CompareRow key={row.key} row={row} ids={listings.map(({ id }) => id)} />
              ))}
            </TableBody>
          ))}
        </Table>
      </div>
      {groups.length === 0 && <p className="none">{t('compare:noneDifferent')}</p>}
    </Root>
  );
}
