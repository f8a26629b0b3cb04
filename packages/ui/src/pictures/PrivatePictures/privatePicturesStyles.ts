import type { CSSObject } from '@emotion/react';
import type { PrivatePicture } from '@mashrabiya/contract';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

const MIN_RATIO = 3 / 4;
const MAX_RATIO = 16 / 9;

/** Width divided by height of the boxes: that of a single picture within limits; several are squares. */
export function getPictureRatio(pictures: readonly Pick<PrivatePicture, 'width' | 'height'>[]): number {
  const [first, ...others] = pictures;
  if (!first || others.length > 0) return 1;
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, first.width / first.height));
}

export const privatePicturesStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  inlineSize: 288,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-count="2"], &[data-count="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    aspectRatio: 'var(--ratio)',
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: role.surfaceSunken,
    backgroundSize: '100% 100%',
  },
  '& > li > div': { blockSize: '100%' },
  '& button': {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: 4,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.card,
    background: 'none',
    outlineOffset: -3,
  },
  '& button.failure': { backgroundColor: role.surfaceSunken, color: role.ink, fontSize: typeScale.caption },
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
};
