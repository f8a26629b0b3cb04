import type { ThemeOptions } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { role } from '../roles.ts';
import { fontWeight, lineHeight, motion, radius, touchTarget, typeScale } from '../tokens.ts';

const star = { 'aria-hidden': true, size: '1em', strokeWidth: 1.5 } as const;

export const display: ThemeOptions['components'] = {
  MuiAvatar: {
    styleOverrides: {
      root: {
        backgroundColor: role.secondarySoft,
        color: role.secondary,
        fontWeight: fontWeight.semibold,
        lineHeight: lineHeight.single,
      },
    },
  },
  // A sunken surface is not visible in the dark scheme.
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: role.line } },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        fontVariantNumeric: 'tabular-nums',
        '& caption': { captionSide: 'top', padding: '12px 20px', color: 'inherit', textAlign: 'start' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 20px',
        borderBlockEnd: `1px solid ${role.line}`,
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        textAlign: 'start',
      },
      head: { color: role.inkMuted, fontSize: typeScale.caption, fontWeight: fontWeight.regular },
      // Figures align at their last digit, which is at the right in Arabic too.
      alignRight: { textAlign: 'end', '[dir=rtl] &': { textAlign: 'start' } },
    },
  },
  MuiRating: {
    defaultProps: { icon: <Star {...star} fill="currentColor" />, emptyIcon: <Star {...star} /> },
    styleOverrides: {
      root: {
        color: role.superior,
        textAlign: 'start',
        '&.Mui-disabled': { opacity: 1, color: role.outline },
        '&.Mui-readOnly': { gap: 2 },
        '&.Mui-readOnly .MuiRating-iconEmpty': { color: role.superior },
        // Keeps the star at its font size: an element without a width would collapse it.
        '& svg': { maxInlineSize: 'none' },
        // The empty value has no star; it is drawn as a ring around all of them.
        '& > label:has(> input)': { position: 'absolute', inset: 0, inlineSize: '100%', pointerEvents: 'none' },
      },
      sizeLarge: { fontSize: 32 },
      // Extends the touch target beyond the star.
      label: {
        display: 'grid',
        placeItems: 'center',
        inlineSize: touchTarget,
        blockSize: 48,
        borderRadius: radius.field,
      },
      iconEmpty: { color: role.outline },
      iconActive: { transform: 'none' },
      icon: { borderRadius: radius.inner, transition: `color ${motion.quick}ms` },
    },
  },
};
