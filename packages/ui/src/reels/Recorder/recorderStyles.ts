import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { lineBox, motion, radius, typeScale } from '../../theme/tokens.ts';

/** Height of the controls below a recording, in pixels. */
const FOOT_HEIGHT_PX = 132;

const fill: CSSObject = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' };

const shutter: CSSObject = {
  '& .shutter': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 76,
    blockSize: 76,
    padding: 0,
    border: `4px solid ${role.onPhoto}`,
    borderRadius: radius.chip,
    background: 'none',
  },
  '& .shutter span': {
    inlineSize: 58,
    blockSize: 58,
    borderRadius: radius.chip,
    backgroundColor: role.favorite,
    transition: `inline-size ${motion.calm}ms ${motion.easing}, block-size ${motion.calm}ms ${motion.easing}, border-radius ${motion.calm}ms`,
  },
  '& .shutter[aria-disabled]': { opacity: 0.5 },
  '& .shutter.recording span': { inlineSize: 30, blockSize: 30, borderRadius: radius.inner },
};

const controls: CSSObject = {
  '& .controls': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    justifyItems: 'center',
    inlineSize: '100%',
  },
  '& .control': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
  },
  '& .control[aria-pressed=true]': { backgroundColor: role.onPhoto, color: role.surfaceSunken },
  '& .control[aria-disabled]': { opacity: 0.5 },
  '& .status': {
    padding: '6px 14px',
    borderRadius: radius.field,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.compact,
    textAlign: 'center',
  },
};

/** Dark in both schemes, like the stage. */
export const recorderStyles: CSSObject = {
  position: 'relative',
  // Keeps the shutter on screen, below the bar and the page's title.
  inlineSize: 'min(100%, 420px, max(270px, (100dvh - 180px) * 9 / 16))',
  marginInline: 'auto',
  aspectRatio: '9 / 16',
  minBlockSize: 480,
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: role.surfaceSunken,
  color: role.ink,
  '& .view': fill,
  '& .view > *': { ...fill, aspectRatio: 'auto', objectFit: 'cover' },
  // Leaves room for the controls, which would cover the player's buttons.
  '& .view > video.recording': { blockSize: `calc(100% - ${FOOT_HEIGHT_PX}px)` },
  '& .mirrored': { transform: 'scaleX(-1)' },
  '& .notice': {
    ...fill,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 12,
    padding: 32,
    textAlign: 'center',
  },
  '& .notice h2': { fontSize: typeScale.title },
  '& .notice p': { color: role.inkMuted, marginBlockEnd: 8 },
  '& .round': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 84,
    blockSize: 84,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceRaised,
    color: role.primary,
  },
  '& .foot': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    justifyItems: 'center',
    gap: 14,
    padding: '56px 16px 20px',
    background: `linear-gradient(to top, ${role.surfaceSunken}, color-mix(in srgb, ${role.surfaceSunken} 64%, transparent) 60%, transparent)`,
    pointerEvents: 'none',
  },
  '& .foot button': { pointerEvents: 'auto' },
  '& .time': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    paddingInline: 12,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    fontSize: typeScale.compact,
    lineHeight: lineBox.timer,
  },
  '& .light': { inlineSize: 10, blockSize: 10, borderRadius: radius.chip, backgroundColor: role.inkMuted },
  '& .recording .light': {
    backgroundColor: role.favorite,
    animation: `recorder-light ${motion.cycle}ms ease-in-out infinite alternate`,
  },
  '@keyframes recorder-light': { from: { opacity: 1 }, to: { opacity: 0.35 } },
  '& .bar': {
    inlineSize: '100%',
    blockSize: 4,
    overflow: 'hidden',
    borderRadius: radius.chip,
    backgroundColor: `color-mix(in srgb, ${role.onPhoto} 32%, transparent)`,
  },
  '& .bar span': { display: 'block', blockSize: '100%', backgroundColor: role.favorite },
  '& .actionButtons': { display: 'flex', gap: 10, inlineSize: '100%' },
  '& .actionButtons > *': { flex: 1, paddingInline: 8 },
  ...shutter,
  ...controls,
};
