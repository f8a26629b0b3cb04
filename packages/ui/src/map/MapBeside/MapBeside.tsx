import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { MAP_SHARE, maxWidthQuery, radius, zIndex } from '../../theme/tokens.ts';
import { ListingsMap } from '../ListingsMap/ListingsMap.tsx';
import type { ListingsMapProps } from '../ListingsMap/listingsMapProps.ts';
import { pillStyles } from './pillStyles.ts';
import { MAP_BESIDE_LIST, MAP_OVER_LIST } from './useIsMapCovering.ts';

export interface MapBesideProps extends ListingsMapProps {
  listHref: string;
}

/** Heights of the shell's bars. */
const HEADER_HEIGHT_PX = 64;
const FOOT_HEIGHT = 'calc(60px + env(safe-area-inset-bottom))';

/** The page reserves the map's room (`Page`'s `hasMap`). These rules live here, so that a list without a map does not load them. */
const besideMapStyles = css({
  [`@media ${MAP_OVER_LIST}`]: { 'div:has(> .map-beside)': { visibility: 'hidden' } },
  'article[data-highlighted]': { outline: `2px solid ${role.primary}`, outlineOffset: 3, borderRadius: radius.card },
});

const Root = styled('div')({
  [`@media ${MAP_BESIDE_LIST}`]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: MAP_SHARE,
    '& > .frame': {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT_PX,
      blockSize: `calc(100dvh - ${HEADER_HEIGHT_PX}px)`,
    },
    // Beside the list, its own bar has the filters.
    '& .chip.filters': { display: 'none' },
  },
  [`@media ${MAP_OVER_LIST}`]: {
    position: 'fixed',
    zIndex: zIndex.cover,
    insetBlock: `${HEADER_HEIGHT_PX}px 0`,
    insetInline: 0,
    visibility: 'visible',
    '& > .frame': { position: 'relative', blockSize: '100%' },
  },
  [`@media ${maxWidthQuery('tablet')}`]: { insetBlockEnd: FOOT_HEIGHT },
  '& .frame > section': { blockSize: '100%' },
  '& .back': { ...pillStyles, marginInline: 0 },
});

/** Map of a list: beside it where there is room, over it on a phone, with a link back to the list. */
export function MapBeside({ listHref, ...map }: MapBesideProps) {
  const { t } = useTranslation();
  return (
    <Root className="map-beside">
      <Global styles={besideMapStyles} />
      <div className="frame">
        <ListingsMap
          {...map}
          back={
            <Link className="back" href={listHref}>
              <List aria-hidden size={20} />
              {t('map:showList')}
            </Link>
          }
        />
      </div>
    </Root>
  );
}
