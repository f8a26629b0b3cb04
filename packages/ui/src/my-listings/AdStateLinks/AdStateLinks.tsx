import styled from '@emotion/styled';
import { AVAILABILITIES, type Availability } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Link } from '../../link/Link.tsx';
import { toAdStatus } from '../../listings/StatusChip/toAdStatus.ts';
import { minWidthQuery } from '../../theme/tokens.ts';

/** Availability, or sold and rented ads. */
export type AdFilter = Availability | 'closed';

export interface AdStateLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The chosen filter; all ads when absent. */
  current: AdFilter | undefined;
  /** Ads per status; undefined while unknown. */
  counts: Readonly<Partial<Record<Availability, number>>> | undefined;
  /** Sold or rented ads, which no other count includes. */
  closed?: number | undefined;
  getHref(state: AdFilter | undefined): string;
}

const Root = styled('nav')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  paddingBlock: 4,
  '& > *': { flex: 'none' },
  // A mouse cannot swipe.
  [`@media ${minWidthQuery('tablet')}`]: { flexWrap: 'wrap' },
  '& .textBlock': { display: 'inline-flex', gap: 6 },
  '& .count': { opacity: 0.9 },
});

/** Status filter of the user's ads as links, so that the URL holds it and Back undoes it. */
export function AdStateLinks({ current, counts, closed, getHref, ...nav }: AdStateLinksProps) {
  const { t } = useTranslation();
  const totalCount = counts && AVAILABILITIES.reduce((sum, state) => sum + (counts[state] ?? 0), closed ?? 0);
  const states: readonly (AdFilter | undefined)[] = [undefined, ...AVAILABILITIES, 'closed'];
  const getCount = (state: AdFilter | undefined) => {
    if (state === undefined) return totalCount;
    return state === 'closed' ? closed : counts?.[state];
  };
  const getName = (state: AdFilter | undefined) => {
    if (state === undefined) return t('myListings:list.all');
    return state === 'closed' ? t('myListings:list.closed') : t(`vocabulary:availability.${toAdStatus(state)}`);
  };
  return (
    <Root aria-label={t('myListings:list.filter')} {...nav}>
      {states.map((state) => {
        const count = getCount(state);
        const isCurrent = state === current;
        return (
          <Chip
            key={state ?? 'all'}
            component={Link}
            href={getHref(state)}
            clickable
            color={isCurrent ? 'primary' : 'default'}
            variant={isCurrent ? 'filled' : 'outlined'}
            aria-current={isCurrent ? 'true' : undefined}
            label={
              <span className="textBlock">
                {getName(state)}
                {count !== undefined && <NumberText className="count" value={count} />}
              </span>
            }
          />
        );
      })}
    </Root>
  );
}
