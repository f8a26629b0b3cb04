import type { CSSObject } from '@emotion/react';
import { keyframes } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius } from '../../theme/tokens.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

/** Shared by the button and the link that looks like one. */
export const buttonStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInline: 20,
  border: '1px solid transparent',
  borderRadius: radius.field,
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  '& svg': { flex: 'none' },
  '&.wide': { inlineSize: '100%' },
  '&.filled': { backgroundColor: role.primary, color: role.onPrimary },
  '&.filled:hover': { backgroundColor: `color-mix(in oklab, ${role.primary}, ${role.ink} 14%)` },
  '&.outlined': { backgroundColor: role.surface, borderColor: role.outline, color: role.ink },
  '&.outlined:hover': { borderColor: role.ink },
  '&.quiet': { backgroundColor: 'transparent', color: role.primary, paddingInline: 12 },
  '&.quiet:hover': { backgroundColor: role.primarySoft },
  '&:disabled': {
    backgroundColor: role.surfaceSunken,
    color: role.inkMuted,
    borderColor: role.line,
    cursor: 'default',
  },
  '&.quiet:disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
  '& .spinner': {
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 0.8s linear infinite`,
  },
};

export const buttonClass = (look: string, wide = false, className = ''): string =>
  [look, wide && 'wide', className].filter(Boolean).join(' ');
