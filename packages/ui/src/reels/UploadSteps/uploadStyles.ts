import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { from, motion, radius, typeScale } from '../../theme/tokens.ts';
import { stepListStyles } from './stepListStyles.ts';

const choose: CSSObject = {
  '& .choose': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    paddingBlock: 40,
    paddingInline: 20,
    border: `2px dashed ${role.outline}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    textAlign: 'center',
    transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms`,
  },
  '& .choose.over': { borderColor: role.primary, backgroundColor: role.primarySoft },
  '& .choose .picture': { color: role.primary },
  '& .choose .acts': { justifyContent: 'center', marginBlockStart: 12 },
  '& .drag': { display: 'none' },
  '@media (hover: hover) and (pointer: fine)': { '& .drag': { display: 'block' } },
};

const status: CSSObject = {
  '& .status': {
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 20,
    padding: 16,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .frame': {
    position: 'relative',
    aspectRatio: '9 / 16',
    overflow: 'hidden',
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
  },
  '& .frame > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& .uploading .frame > *, & .processing .frame > *, & .failed .frame > *': { opacity: 0.55 },
  '& .words': { display: 'grid', gap: 8, minInlineSize: 0 },
  '& .said h2': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .ready h2 svg': { flex: 'none', color: role.success },
  '& .failed h2': { color: role.error },
  '& .file': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
  '& .percent': { fontSize: typeScale.caption, color: role.inkMuted },
  [`@media ${from('desk')}`]: { '& .status': { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 32, padding: 24 } },
};

export const uploadStyles: CSSObject = {
  display: 'grid',
  gap: 24,
  '& h2': { fontSize: typeScale.title },
  '& .quiet': { color: role.inkMuted },
  '& .limits': { fontSize: typeScale.caption },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 4 },
  ...stepListStyles,
  ...choose,
  ...status,
};
