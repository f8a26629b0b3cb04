import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, typeScale } from '../../theme/tokens.ts';

const WIDTH = 52;
const HEIGHT = 32;
const THUMB = 22;
const GAP = (HEIGHT - THUMB) / 2;

export const switchStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 48,
  '& .words': { flex: 1 },
  '& label': { display: 'block', paddingBlock: 4, cursor: 'pointer' },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .track': { position: 'relative', flex: 'none', inlineSize: WIDTH, blockSize: HEIGHT },
  '& input': {
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    border: `2px solid ${role.outline}`,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
    cursor: 'pointer',
    transition: `background-color ${motion.calm}ms, border-color ${motion.calm}ms`,
  },
  // A finger finds it where it is not drawn too.
  '& input::before': { content: '""', position: 'absolute', inset: '-6px 0' },
  '& .thumb': {
    position: 'absolute',
    insetBlockStart: GAP,
    insetInlineStart: GAP,
    inlineSize: THUMB,
    blockSize: THUMB,
    borderRadius: '50%',
    backgroundColor: role.outline,
    pointerEvents: 'none',
    transition: `inset-inline-start ${motion.calm}ms ${motion.easing}, background-color ${motion.calm}ms`,
  },
  '& input:checked': { borderColor: role.primary, backgroundColor: role.primary },
  '& input:checked + .thumb': { insetInlineStart: WIDTH - THUMB - GAP, backgroundColor: role.onPrimary },
  '& input:disabled, & input:disabled:checked': {
    borderColor: role.line,
    backgroundColor: role.surfaceSunken,
    cursor: 'default',
  },
  '& input:disabled + .thumb': { backgroundColor: role.outline },
  '&:has(input:disabled) label': { color: role.inkMuted, cursor: 'default' },
};
