import { type CSSObject, keyframes } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, ring } from '../../theme/tokens.ts';
import { fileStyles } from '../files/fileStyles.ts';

const rotate = keyframes({ to: { rotate: '1turn' } });

export const avatarStyles: CSSObject = {
  position: 'relative',
  display: 'grid',
  gap: 12,
  ...fileStyles,
  '& > [role=alert]:not(:empty)': { marginBlockEnd: 12 },
  '& legend': { padding: 0, marginBlockEnd: 8, fontWeight: fontWeight.semibold },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 20px',
    borderRadius: radius.card,
    transition: `background-color ${motion.quick}ms`,
  },
  '& .line.over': { backgroundColor: role.primarySoft, boxShadow: ring('dropTarget', role.primarySoft) },
  '& .portrait': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 112,
    blockSize: 112,
    borderRadius: radius.round,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceSunken,
    color: role.inkMuted,
  },
  '& .portrait img': { inlineSize: '100%', blockSize: '100%', borderRadius: radius.round, objectFit: 'cover' },
  '& .portrait[aria-busy] > *': { opacity: 0.5 },
  '& .portrait[aria-busy]::after': {
    content: '""',
    position: 'absolute',
    inset: -5,
    borderRadius: radius.round,
    border: `3px solid ${role.primary}`,
    borderBlockEndColor: 'transparent',
    animation: `${rotate} ${motion.cycle}ms linear infinite`,
  },
  '& .side': { flex: '1 1 200px', display: 'grid', gap: 8, minInlineSize: 0 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
};
