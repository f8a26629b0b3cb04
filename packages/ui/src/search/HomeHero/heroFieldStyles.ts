import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { lineHeight, motion, radius, typeScale } from '../../theme/tokens.ts';

/**
 * Plain-element fields of the hero that look like MUI's: `.field` holds `.name` and `.control`, and `.chevron` beside a
 * select.
 */
export const heroFieldStyles: CSSObject = {
  '& .field': {
    position: 'relative',
    border: `1px solid ${role.outline}`,
    borderRadius: radius.field,
    backgroundColor: role.surface,
    transition: `border-color ${motion.quick}ms`,
  },
  '& .field:has(.control:focus-visible)': { outline: `2px solid ${role.primary}`, outlineOffset: -1 },
  '& .field:has([aria-invalid=true])': { borderColor: role.error },
  '& .name': {
    position: 'absolute',
    insetInline: 14,
    insetBlockStart: 5,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    fontSize: typeScale.caption,
    lineHeight: lineHeight.label,
    color: role.inkMuted,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  },
  '& .control': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 60,
    paddingInline: 14,
    paddingBlock: '24px 5px',
    border: 0,
    borderRadius: radius.field,
    outline: 'none',
    background: 'none',
    lineHeight: lineHeight.text,
    textOverflow: 'ellipsis',
  },
  // Not `::placeholder`, which the style prefixer cannot handle.
  '& .control::-webkit-input-placeholder': { color: role.inkMuted },
  '& .control::-moz-placeholder': { color: role.inkMuted, opacity: 1 },
  '& select.control': { appearance: 'none', cursor: 'pointer', color: role.ink, paddingInlineEnd: 34 },
  '& select.control option': { backgroundColor: role.surfaceRaised, color: role.ink },
  '& .chevron': {
    position: 'absolute',
    insetInlineEnd: 14,
    insetBlockStart: 21,
    color: role.inkMuted,
    pointerEvents: 'none',
  },
};
