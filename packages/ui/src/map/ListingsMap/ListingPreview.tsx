import type { CSSObject } from '@emotion/react';
import type { PropertyCard } from '@mashrabiya/contract';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';
import { getFacts } from '../../listings/FactsRow/facts.ts';
import { formatPrice } from '../../listings/PriceBlock/price.ts';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export const listingPreviewStyles: CSSObject = {
  '& .photo': { flex: 'none', inlineSize: 124, '& > span': { blockSize: '100%' } },
  '& .textBlock': {
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    padding: '10px 14px',
    display: 'grid',
    gap: 2,
    alignContent: 'center',
  },
  '& .price': { fontWeight: fontWeight.semibold },
  '& .ad': { fontSize: typeScale.caption, fontWeight: fontWeight.medium, color: role.superior },
  '& .ad.elite': { color: role.elite },
  '& .facts, & .place': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .title, & .facts, & .place': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .title a': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
};

interface ListingPreviewProps {
  listing: PropertyCard;
  href: string;
}

export function ListingPreview({ listing, href }: ListingPreviewProps) {
  const texts = useCardTexts();
  return (
    <>
      <div className="photo">
        <Picture image={listing.img[0] ?? null} ratio={1} sizes="124px" alt="" />
      </div>
      <div className="textBlock">
        <p className="price">{formatPrice(listing, texts)}</p>
        {listing.ad_type !== 'basic' && <p className={`ad ${listing.ad_type}`}>{texts.ad(listing.ad_type)}</p>}
        <p className="title">
          <Link href={href}>{listing.address}</Link>
        </p>
        <p className="facts">
          {getFacts(listing, texts)
            .map(({ kind, text, label }) => (kind === 'size' ? text : label))
            .join(' · ')}
        </p>
        <p className="place">{texts.place(listing.category_name, listing.city_name, listing.gover_name)}</p>
      </div>
    </>
  );
}
