import type { CSSObject } from '@mui/material/styles';
import { role } from '../../theme/roles.ts';
import { motion, shadow, typeScale } from '../../theme/tokens.ts';
import { iconBefore } from '../FactsRow/factIcons.ts';
import { factStyles } from '../FactsRow/factStyles.ts';
import { carouselStyles } from '../ImageCarousel/carouselStyles.ts';
import { heartStyles } from '../LoveButton/heart.tsx';
import { chipStyles } from '../RankingChip/chipStyles.ts';
import { cardBoxes } from './cardBoxes.ts';

const oneLine: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const cardStyles: CSSObject = {
  ...cardBoxes,
  ...carouselStyles,
  ...factStyles,
  transition: `box-shadow ${motion.calm}ms ${motion.easing}`,
  '@media (hover: hover)': {
    ...(carouselStyles['@media (hover: hover)'] as CSSObject),
    '&:hover': { boxShadow: shadow },
  },
  '& .body': { ...(cardBoxes['& .body'] as CSSObject) },
  '& .price': {
    ...(cardBoxes['& .price'] as CSSObject),
    ...oneLine,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .plan': { ...(cardBoxes['& .plan'] as CSSObject), ...oneLine, color: role.inkMuted },
  '& .facts': { ...(cardBoxes['& .facts'] as CSSObject), display: 'flex', gap: 14 },
  '& .metre': {
    ...oneLine,
    marginInlineStart: 'auto',
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .title': { ...(cardBoxes['& .title'] as CSSObject), ...oneLine, fontWeight: 500 },
  '& .home': { color: 'inherit', textDecoration: 'none' },
  '& .home::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .place': { ...(cardBoxes['& .place'] as CSSObject), display: 'flex', gap: 4, color: role.inkMuted },
  '& .place span': oneLine,
  '& .pin': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    marginInlineStart: -4,
    // The words are for those who listen.
    fontSize: 0,
    color: role.primary,
    ...iconBefore('pin', 18),
  },
  '& .pin::after': { content: '""', position: 'absolute', inset: -10 },
  '& .foot': { ...(cardBoxes['& .foot'] as CSSObject), display: 'flex', gap: 12, color: role.inkMuted },
  '& .foot time': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  '& .chip': { ...chipStyles, position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
  '& .chip.superior': chipStyles['&.superior'],
  '& .chip.elite': chipStyles['&.elite'],
  '& .love': { ...heartStyles, position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 },
};
