import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, motion, radius, shadow, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';
import { fileStyles } from '../files/fileStyles.ts';

const tile: CSSObject = {
  '& .tile': {
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    overflow: 'hidden',
    transition: `box-shadow ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& .tile.cover': { borderColor: role.primary, boxShadow: `0 0 0 1px ${role.primary}` },
  '& .tile.failed': { borderColor: role.error },
  '& .tile.held': {
    zIndex: zIndex.overlay,
    borderColor: role.primary,
    boxShadow: `0 0 0 2px ${role.primary}, ${shadow}`,
  },
  '& .tile:has(:focus-visible)': { overflow: 'visible' },
  '& .picture': {
    position: 'relative',
    aspectRatio: '4 / 3',
    borderStartStartRadius: radius.card - 1,
    borderStartEndRadius: radius.card - 1,
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
    userSelect: 'none',
  },
  '& .picture > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '@media (hover: hover)': { '& .picture': { cursor: 'grab' }, '& .held .picture': { cursor: 'grabbing' } },
};

/** What covers a picture that is not on the server: how far it is, or that it failed. */
const veil: CSSObject = {
  '& .veil': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: 6,
    padding: 10,
    backgroundColor: `color-mix(in oklab, ${role.surface}, transparent 16%)`,
  },
  '& .uploading .veil': {
    background: `linear-gradient(to top, ${role.surface} 34%, color-mix(in oklab, ${role.surface}, transparent 55%))`,
  },
  '& .percent': { fontWeight: fontWeight.semibold },
  '& .percent::after': { content: '"%"' },
  '& .sad': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: role.error,
    fontWeight: fontWeight.medium,
    fontSize: typeScale.small,
  },
  '& .sad svg': { flex: 'none' },
  '& .retry': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    inlineSize: '100%',
    minBlockSize: touchTarget,
    paddingInline: 8,
    border: `1px solid ${role.outline}`,
    borderRadius: radius.field,
    backgroundColor: role.surface,
    fontSize: typeScale.compact,
    lineHeight: lineHeight.snug,
  },
};

const tools: CSSObject = {
  '& .remove, & .rotate': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: touchTarget,
    blockSize: touchTarget,
    padding: 0,
    border: 0,
    background: 'none',
    color: role.ink,
    outlineOffset: -6,
  },
  '& .rotate': { insetInlineEnd: 'auto', insetInlineStart: 0 },
  '& .remove::before, & .rotate::before': {
    content: '""',
    gridArea: '1 / 1',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: radius.round,
    backgroundColor: role.surfaceRaised,
    border: `1px solid ${role.line}`,
  },
  '& .remove svg, & .rotate svg': { gridArea: '1 / 1', zIndex: zIndex.raised },
  '& .remove:hover': { color: role.error },
  '& .rotate:hover': { color: role.primary },
  '& .tools': { display: 'flex', alignItems: 'center' },
  '& .tools button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: touchTarget,
    paddingInline: 6,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    fontSize: typeScale.caption,
    lineHeight: lineHeight.snug,
    outlineOffset: -3,
  },
  '& .tools .grip': {
    minInlineSize: touchTarget,
    justifyContent: 'center',
    color: role.inkMuted,
    cursor: 'grab',
    touchAction: 'none',
  },
  '& .tools .grip[aria-pressed=true]': { color: role.primary, backgroundColor: role.primarySoft },
  '& .choose-cover': { flex: 1, minInlineSize: 0, color: role.inkMuted, textAlign: 'start' },
  '& .choose-cover:hover, & .choose-cover[aria-pressed=true]': { color: role.primary },
  '& .choose-cover[aria-pressed=true]': { fontWeight: fontWeight.medium },
  '& .choose-cover svg': { flex: 'none' },
};

export const pictureStyles: CSSObject = {
  position: 'relative',
  display: 'grid',
  gap: 12,
  ...fileStyles,
  // Where there is a mouse there is seldom a camera that points at a home.
  '@media not (pointer: coarse)': { '& .camera': { display: 'none' } },
  '& .list': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 46%), 1fr))',
    gap: 12,
  },
  // Once there are pictures, they matter more than the place for more of them.
  '& .list ~ .zone': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    padding: 12,
    textAlign: 'start',
  },
  '& .list ~ .zone > svg': { display: 'none' },
  ...tile,
  ...veil,
  ...tools,
};
