import styled from '@emotion/styled';
import type { NearestListing } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { type CardCallbacks, splitCardCallbacks, toCardProps } from '../../listings/PropertyCard/cardCallbacks.ts';
import { PropertyCard } from '../../listings/PropertyCard/PropertyCard.tsx';
import { columnStyles } from '../../listings/PropertyGrid/gridStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';
import { formatDifference } from './formatDifference.ts';

export interface NearestListingsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'>, CardCallbacks {
  listings: readonly NearestListing[];
  query?: string | undefined;
}

const Root = styled('section')({
  '& .intro': { marginBlockEnd: 20 },
  '& h2': { fontSize: typeScale.lead, fontWeight: fontWeight.semibold, lineHeight: lineHeight.text },
  '& .intro p': { color: role.inkMuted, fontSize: typeScale.compact },
  '& .listings': columnStyles,
  '& .difference': {
    paddingInline: 16,
    paddingBlock: 10,
    borderBlockStart: `1px solid ${role.line}`,
    backgroundColor: role.primarySoft,
    color: role.ink,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
  },
});

/** Nearest matches when there is no exact one, each with a note on what differs. */
export function NearestListings(props: NearestListingsProps) {
  const [cardCallbacks, { listings, query = '', ...section }] = splitCardCallbacks(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...section}>
      <div className="intro">
        <h2 id={titleId}>{t('search:near.title')}</h2>
        <p>{t('search:near.text')}</p>
      </div>
      <ul className="listings" aria-labelledby={titleId}>
        {listings.map(({ home: listing, differences }, index) => (
          <li key={listing.id}>
            <PropertyCard
              {...toCardProps(listing, cardCallbacks)}
              priority={index === 0}
              footer={
                <p className="difference">
                  {differences
                    .map((difference) => formatDifference(listing, difference, { query, language, t }))
                    .join(' · ')}
                </p>
              }
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}
