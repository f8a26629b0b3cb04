import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

const clamp = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const captionStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  color: role.ink,
  '& .words': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    justifyItems: 'start',
    minInlineSize: 0,
  },
  '& .seller': { display: 'flex', alignItems: 'center', gap: 8, maxInlineSize: '100%', fontSize: typeScale.small },
  '& .seller > :not(.avatar)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .seller > .superior, & .seller > .elite': { flex: 'none' },
  '& .seller a': { color: 'inherit', textDecoration: 'none', lineHeight: '44px', fontWeight: 500 },
  '& .seller a:hover': { textDecoration: 'underline' },
  '& .avatar': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    overflow: 'hidden',
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
    color: role.primary,
    fontSize: typeScale.mini,
    fontWeight: 600,
  },
  // Room for the tails of Arabic letters, which the clamp would cut.
  '& .title': { ...clamp(2), paddingBlockEnd: '0.15em', fontSize: typeScale.body, fontWeight: 500 },
  '& .place': { display: 'flex', alignItems: 'center', gap: 6, color: role.inkMuted, fontSize: typeScale.caption },
  '& .place svg': { flex: 'none' },
  '& .about': { display: 'flex', alignItems: 'baseline', gap: 4, maxInlineSize: '100%' },
  '& .about.open': { display: 'block' },
  '& .description': { ...clamp(1), minInlineSize: 0, fontSize: typeScale.compact },
  '& .about.open .description': {
    display: 'block',
    maxBlockSize: '32dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .toggle': {
    minBlockSize: 32,
    paddingBlock: 0,
    paddingInline: 8,
    border: 0,
    borderRadius: radius.inner,
    background: 'none',
    color: role.inkMuted,
    fontSize: typeScale.compact,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '& .about.open .toggle': { marginInlineStart: -8 },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .cost': { display: 'grid', minInlineSize: 0 },
  '& .price': { fontSize: typeScale.title, fontWeight: 650, lineHeight: 1.4 },
  '& .gone': { color: role.inkMuted, fontSize: typeScale.small },
  '& .terms': { color: role.inkMuted, fontSize: typeScale.caption },
};
