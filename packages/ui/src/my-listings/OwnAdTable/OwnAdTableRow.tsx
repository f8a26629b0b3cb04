import type { OwnProperty } from '@mashrabiya/contract';
import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Link } from '../../link/Link.tsx';
import { formatPrice } from '../../listings/PriceBlock/price.ts';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';
import { getDaysLeft } from '../AdStatus/daysLeft.ts';
import { PromotionLevelSchedule } from '../AdStatus/PromotionLevelSchedule.tsx';
import { useAdChipText } from '../AdStatus/useAdChipText.ts';
import { LeadCount } from '../shared/LeadCount.tsx';

export interface OwnAdRow {
  ad: OwnProperty;
  href: string;
  leadsHref?: string | undefined;
  /** `AdActions`. */
  actions: ReactNode;
  /** Notices that need attention, such as a rejection; below the row. */
  notices?: ReactNode;
  removing?: boolean;
}

interface OwnAdTableRowProps {
  row: OwnAdRow;
  now: Date;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

const COLUMN_COUNT = 8;
const PICTURE_SIZES = '72px';

/** One ad: a row of facts, and below it the notices. */
export function OwnAdTableRow({ row, now, isSelected, onSelect }: OwnAdTableRowProps) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const chipText = useAdChipText();
  const { ad, href, leadsHref, actions, notices, removing = false } = row;
  const { address, availability, ends_at } = ad;
  return (
    <TableBody aria-busy={removing || undefined}>
      <TableRow selected={isSelected} className={notices ? 'withNotices' : undefined}>
        <TableCell padding="checkbox">
          <Checkbox
            checked={isSelected}
            slotProps={{ input: { 'aria-label': t('myListings:table.select', { address }) } }}
            onChange={(_, isChecked) => onSelect(isChecked)}
          />
        </TableCell>
        <TableCell component="th" scope="row">
          <div className="listing">
            <Picture className="photo" image={ad.img[0] ?? null} ratio={4 / 3} sizes={PICTURE_SIZES} alt="" />
            <div className="textBlock">
              <h2 className="title" dir="auto">
                <Link href={href}>{address}</Link>
              </h2>
              <p className="place">{texts.place(ad.category_name, ad.city_name, ad.gover_name)}</p>
            </div>
          </div>
        </TableCell>
        <TableCell>
          <div className="status">
            <StatusChip availability={availability} text={chipText(ad)} />
            <RankingChip adType={ad.ad_type} />
          </div>
          {availability === 2 && ends_at && (
            <div className="place">
              <p>{t('myListings:run.left', { count: getDaysLeft(ends_at, now) })}</p>
              {ad.ranking > 1 && <PromotionLevelSchedule ad={ad} />}
            </div>
          )}
          {availability === 3 && ends_at && !ad.withheld && (
            <p className="place">
              <DateText date={ends_at} />
            </p>
          )}
        </TableCell>
        <TableCell align="right" className="figure">
          {formatPrice(ad, texts)}
        </TableCell>
        <TableCell align="right" className="figure">
          <NumberText value={ad.total_views ?? 0} />
        </TableCell>
        <TableCell align="right" className="figure">
          <NumberText value={ad.total_favorites ?? 0} />
        </TableCell>
        <TableCell align="right" className="figure">
          <LeadCount count={ad.total_leads ?? 0} href={leadsHref}>
            <NumberText value={ad.total_leads ?? 0} />
          </LeadCount>
        </TableCell>
        <TableCell className="actions">{actions}</TableCell>
      </TableRow>
      {notices && (
        <TableRow selected={isSelected}>
          <TableCell padding="checkbox" />
          <TableCell colSpan={COLUMN_COUNT - 1}>
            <div className="notices">{notices}</div>
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
}
