import type { CSSObject } from '@emotion/react';
import type { PropertyCard } from '@mashrabiya/contract';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { factsOf } from '../../homes/FactsRow/facts.ts';
import { priceText } from '../../homes/PriceBlock/price.ts';
import { useHomeTexts } from '../../homes/texts.ts';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export const homeBriefStyles: CSSObject = {
  '& .photo': { flex: 'none', inlineSize: 124, '& > span': { blockSize: '100%' } },
  '& .words': {
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

interface HomeBriefProps {
  home: PropertyCard;
  href: string;
}

export function HomeBrief({ home, href }: HomeBriefProps) {
  const texts = useHomeTexts();
  return (
    <>
      <div className="photo">
        <Picture image={home.img[0] ?? null} ratio={1} sizes="124px" alt="" />
      </div>
      <div className="words">
        <p className="price">{priceText(home, texts)}</p>
        {home.ad_type !== 'basic' && <p className={`ad ${home.ad_type}`}>{texts.ad(home.ad_type)}</p>}
        <p className="title">
          <Link href={href}>{home.address}</Link>
        </p>
        <p className="facts">
          {factsOf(home, texts)
            .map(({ kind, text, label }) => (kind === 'size' ? text : label))
            .join(' · ')}
        </p>
        <p className="place">{texts.place(home.category_name, home.city_name, home.gover_name)}</p>
      </div>
    </>
  );
}
