import { type CSSObject, css } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, motion, radius, shadow, typeScale, zIndex } from '../../theme/tokens.ts';
import { iconBefore } from '../FactsRow/factIcons.ts';
import { factStyles } from '../FactsRow/factStyles.ts';
import { favoriteButtonStyles } from '../FavoriteButton/heartIcons.tsx';
import { carouselStyles } from '../ImageCarousel/carouselStyles.ts';
import { chipStyles } from '../RankingChip/chipStyles.ts';
import { BODY_HEIGHT_PX, cardBoxes } from './cardBoxes.ts';

const oneLineStyles: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const muted: CSSObject = { color: role.inkMuted };
/** Text width in pixels below which the price per m² line is shortened. */
const NARROW_PX = 430;
const tabular: CSSObject = { fontVariantNumeric: 'tabular-nums' };

const looks: CSSObject = {
  transition: `box-shadow ${motion.calm}ms ${motion.easing}, border-color ${motion.calm}ms ${motion.easing}`,
  '@media (hover: hover)': { '&:hover': { boxShadow: shadow, borderColor: role.outline } },
  // Missing lines leave their room above the foot, so that rows of cards align.
  '& .body': { minBlockSize: BODY_HEIGHT_PX },
  '& .price': { ...oneLineStyles, ...tabular, fontWeight: fontWeight.figure },
  '& .terms': { ...oneLineStyles, ...tabular, ...muted },
  '& .facts': { display: 'flex', gap: 10 },
  '& .metre': { ...oneLineStyles, ...tabular, ...muted },
  '& .metre:empty': { display: 'none' },
  // Optional words, hidden in a narrow column.
  [`@container (max-width: ${NARROW_PX}px)`]: { '& .metre span': { display: 'none' } },
  '& .title': {
    blockSize: 'auto',
    flex: 'none',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    fontWeight: fontWeight.medium,
  },
  '& .place': { display: 'flex', alignItems: 'center', gap: 4, ...muted },
  // Without a map the pin is an icon, so that all place lines start alike.
  '& .place:not(:has(> .pin))': iconBefore('pin', 18),
  '& .place:not(:has(> .pin))::before': { marginInlineEnd: 2 },
  '& .place span': oneLineStyles,
  '& .foot': { display: 'flex', gap: 12, marginBlockStart: 'auto', ...muted },
  '& .foot time': { flex: 'none', marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  '& .foot > :not(time)': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .badges': { position: 'absolute', insetBlockEnd: 12, insetInlineStart: 12, display: 'flex', gap: 6 },
  '& .badges span': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.caption,
    lineHeight: lineBox.body,
  },
  '& .reel': iconBefore('play', 12),
  '& .chip': { ...chipStyles, position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
};

/** Click targets: one link over the card, with map pin and favorite button above it. */
const targets: CSSObject = {
  '& .cardLink': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  '& .cardLink::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:has(.cardLink:focus-visible)': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '& .pin': {
    position: 'relative',
    zIndex: zIndex.raised,
    flex: 'none',
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 24,
    marginInline: '-3px -1px',
    // The text is for screen readers only.
    fontSize: 0,
    lineHeight: 0,
    color: role.primary,
    ...iconBefore('pin', 18),
  },
  '& .pin::after': { content: '""', position: 'absolute', inset: -10 },
  '& .favorite': {
    ...favoriteButtonStyles,
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockStart: 4,
    insetInlineEnd: 4,
  },
};

/** Serialized once, so that a hundred cards do not hash it a hundred times. */
export const cardCss = css(cardBoxes, carouselStyles, factStyles, looks, targets);
