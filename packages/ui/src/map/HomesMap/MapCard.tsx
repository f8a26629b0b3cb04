import styled from '@emotion/styled';
import type { PropertyCard } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { factsOf } from '../../homes/FactsRow/facts.ts';
import { priceText } from '../../homes/PriceBlock/price.ts';
import { useHomeTexts } from '../../homes/texts.ts';
import { role } from '../../theme/roles.ts';
import { radius, shadow, typeScale } from '../../theme/tokens.ts';

interface MapCardProps {
  /** Undefined while it is on its way. */
  home: PropertyCard | undefined;
  failed: boolean;
  href: string;
  onClose(): void;
}

const Root = styled('section')({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: 12,
  insetInline: 12,
  maxInlineSize: 420,
  marginInline: 'auto',
  minBlockSize: 112,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
  outlineOffset: 2,
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
  '& .price': { paddingInlineEnd: 34, fontWeight: 600, fontSize: typeScale.lead },
  '& .ad': { fontSize: typeScale.caption, fontWeight: 500, color: role.superior },
  '& .ad.elite': { color: role.elite },
  '& .facts, & .place': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .title, & .facts, & .place': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .title a': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .close': { position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineEnd: 0 },
  '& .waiting': { flex: 1, display: 'grid', placeItems: 'center', padding: 16, color: role.inkMuted },
});

/** The home whose pin was pressed, small, over the map. One link covers it all. */
export function MapCard({ home, failed, href, onClose }: MapCardProps) {
  const { t } = useTranslation();
  const texts = useHomeTexts();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <Root
      ref={card}
      aria-label={t('map.opened')}
      aria-busy={!home && !failed}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {home ? (
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
      ) : (
        <p className="waiting" role={failed ? 'alert' : 'status'}>
          {t(failed ? 'map.openedFailed' : 'common.loading')}
        </p>
      )}
      <IconButton className="close" icon={X} label={t('map.close')} onClick={onClose} />
    </Root>
  );
}
