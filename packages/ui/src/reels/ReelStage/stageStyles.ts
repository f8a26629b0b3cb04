import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, motion, radius, typeScale } from '../../theme/tokens.ts';
import { screenStyles } from './screenStyles.ts';

const overPhoto: CSSObject = {
  backgroundColor: role.photoShade,
  color: role.onPhoto,
  '&:hover': { backgroundColor: role.surfaceRaised },
  '&:disabled': { opacity: 0.4, cursor: 'default', backgroundColor: role.photoShade },
};

const phone: CSSObject = {
  '& .column': { position: 'absolute', inset: 0, overflow: 'clip' },
  '& .caption': {
    position: 'absolute',
    insetInline: 16,
    insetBlockEnd: 'max(24px, env(safe-area-inset-bottom))',
    pointerEvents: 'none',
  },
  '& .caption a, & .caption button, & .caption .about.open .description': { pointerEvents: 'auto' },
  '& .caption .textBlock': { paddingInlineEnd: 64 },
  '& .actions': { insetBlockEnd: 116 },
  '& .steps': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, display: 'flex', gap: 8 },
  '& .close': { position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
};

/** Desktop layout: reel, navigation and text side by side. */
export const desktopStage: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto 44px minmax(0, 380px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 24,
  padding: 16,
};

const desktop: CSSObject = {
  ...desktopStage,
  '& .column': {
    position: 'relative',
    inset: 'auto',
    blockSize: '100%',
    aspectRatio: '9 / 16',
    borderRadius: radius.card,
  },
  '& .column .shade': { background: `linear-gradient(to top, ${role.photoShade}, transparent 36%)` },
  '& .actions': { insetBlockEnd: 32 },
  '& .steps': { position: 'static', flexDirection: 'column', gap: 12 },
  '& .steps button, & .close': { ...overPhoto, backgroundColor: role.surfaceRaised },
  '& .caption': {
    position: 'static',
    alignSelf: 'end',
    gap: 20,
    paddingBlockEnd: 24,
    pointerEvents: 'auto',
  },
  '& .caption .textBlock': { paddingInlineEnd: 0, gap: 10 },
  '& .caption .title': { fontSize: typeScale.heading, WebkitLineClamp: 4 },
  '& .caption .place': { fontSize: typeScale.body },
  '& .caption .about': { display: 'block' },
  '& .caption .about .toggle': { marginInlineStart: -8 },
  '& .caption .description': { WebkitLineClamp: 3, fontSize: typeScale.body },
  '& .caption .price': { fontSize: typeScale.heading },
};

/** Dark in both schemes. */
export const stageStyles: CSSObject = {
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 480,
  overflow: 'hidden',
  backgroundColor: role.surfaceSunken,
  color: role.ink,
  '& .steps button, & .close': { ...overPhoto, transition: `background-color ${motion.quick}ms` },
  ...screenStyles,
  ...phone,
  [`@media ${minWidthQuery('desktop')}`]: desktop,
};
