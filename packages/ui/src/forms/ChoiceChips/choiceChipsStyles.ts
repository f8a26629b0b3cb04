import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, ring, touchTarget, typeScale } from '../../theme/tokens.ts';

/** Counts are in a column at the end, which has the same width before they arrive. */
const counted: CSSObject = {
  '&.counted .choices': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
    containerType: 'inline-size',
  },
  '&.counted label': { display: 'grid' },
  '&.counted .chip': {
    justifyContent: 'flex-start',
    gap: '0 6px',
    paddingInline: 10,
    borderRadius: radius.field,
    lineHeight: lineHeight.compact,
  },
  '&.counted .chip svg': { flex: 'none' },
  // Two columns on a phone are too narrow for an English name with its icon and count.
  '@container (280px <= inline-size < 380px)': { '[dir=ltr] &.counted .chip svg': { display: 'none' } },
  '@container (280px <= inline-size < 320px)': { '&.counted .chip': { flexWrap: 'wrap' } },
  '& .count': {
    flex: 'none',
    minInlineSize: '4.5ch',
    marginInlineStart: 'auto',
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: fontWeight.regular,
    textAlign: 'end',
  },
  // Six choices: two full rows.
  '&.counted.tight .choices': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&.counted.tight .chip': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    minInlineSize: 0,
    minBlockSize: 56,
    paddingInline: 2,
  },
  '&.counted.tight .count': { marginInline: 0, minBlockSize: '1.35em', textAlign: 'center' },
  '& label.noResults input:not(:checked) + .chip': {
    borderColor: role.line,
    backgroundColor: role.surfaceSunken,
    color: role.inkMuted,
  },
  '& label:has([aria-disabled=true])': { cursor: 'not-allowed' },
};

export const choiceChipsStyles: CSSObject = {
  '& legend': { padding: 0, marginBlockEnd: 10, fontWeight: fontWeight.semibold },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '&.inline .choices': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring, which a scroller would clip.
    padding: 4,
    margin: -4,
  },
  '& label': { position: 'relative', flex: 'none', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& .chip': {
    minBlockSize: touchTarget,
    minInlineSize: 48,
    paddingInline: 16,
  },
  // Text and count are laid out in the chip's own row.
  '& .MuiChip-label': { display: 'contents', whiteSpace: 'normal' },
  '& label:hover .chip': { borderColor: role.primary },
  '& input:checked + .chip': {
    backgroundColor: role.primarySoft,
    borderColor: role.primary,
    boxShadow: `inset ${ring('line', role.primary)}`,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& input:focus-visible + .chip': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '&:disabled label': { cursor: 'default' },
  '&:disabled .chip, &:disabled label:hover .chip, &:disabled input:checked + .chip': {
    borderColor: role.line,
    backgroundColor: role.surfaceSunken,
    color: role.inkMuted,
  },
  '&:disabled input:checked + .chip': { borderColor: role.outline, boxShadow: `inset ${ring('line', role.outline)}` },
  '&.invalid .chip': { borderColor: role.error },
  '&.inline .chip': { minBlockSize: 36, paddingInline: 14 },
  ...counted,
};
