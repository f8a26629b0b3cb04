import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, typeScale } from '../../theme/tokens.ts';

const cover: CSSObject = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' };

/** Thin bar at the bottom; its touch area extends above. Its thumb shows the focus. */
const progress: CSSObject = {
  '& .progress': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 4,
    paddingBlock: '20px 0',
    borderRadius: 0,
    color: role.primary,
    transition: `block-size ${motion.quick}ms`,
  },
  '& .progress:hover, & .progress:focus-within': { blockSize: 8 },
  '& .progress .MuiSlider-rail': { backgroundColor: role.onPhoto, opacity: 0.32 },
  '& .progress .MuiSlider-thumb:not(.Mui-focusVisible)': { opacity: 0 },
};

/** Picture with its overlays: shade, mark, spinner, notice, progress. */
export const screenStyles: CSSObject = {
  '& .poster, & video': { ...cover, aspectRatio: 'auto' },
  '& video': { objectFit: 'cover', opacity: 0 },
  '& video[data-shown=true]': { opacity: 1 },
  '& .still .poster, & .still video': { opacity: 0.3 },
  '& .shade': {
    ...cover,
    pointerEvents: 'none',
    background: `linear-gradient(to top, ${role.surfaceSunken} 4%, color-mix(in srgb, ${role.surfaceSunken} 78%, transparent) 30%, transparent 58%)`,
  },
  '& .playArea': {
    ...cover,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 12,
    padding: 0,
    border: 0,
    background: 'none',
    color: role.onPhoto,
  },
  '& .playArea:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 76,
    blockSize: 76,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
  },
  '& .hint': {
    position: 'absolute',
    insetBlockStart: 'calc(50% + 50px)',
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    pointerEvents: 'none',
    paddingBlock: 4,
    paddingInline: 16,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    fontWeight: fontWeight.medium,
  },
  '& .subtitle': {
    position: 'absolute',
    insetBlockStart: 72,
    insetInline: 20,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    pointerEvents: 'none',
    paddingBlock: 4,
    paddingInline: 12,
    borderRadius: radius.inner,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.small,
    textAlign: 'center',
    textWrap: 'balance',
  },
  '& .notice': {
    ...cover,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 10,
    paddingInline: 64,
    paddingBlockEnd: 96,
    textAlign: 'center',
  },
  '& .notice strong': { fontWeight: fontWeight.semibold },
  '& .notice p': { color: role.inkMuted, fontSize: typeScale.small, marginBlockEnd: 8 },
  ...progress,
};
