import type { CSSObject } from '@emotion/react';
import { keyframes } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, typeScale } from '../../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0, scale: '0.9' } });

/** Panel with one message: `.message` holds a drawing, a heading, a text and `.actions`. For roots to spread. */
export const noticeStyles: CSSObject = {
  '& .message': {
    flex: 1,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 12,
    paddingBlock: '40px calc(32px + env(safe-area-inset-bottom))',
    paddingInline: 24,
    textAlign: 'center',
  },
  '& .message h2': { fontSize: typeScale.title, outline: 'none' },
  '& .message p': { maxInlineSize: '42ch', color: role.inkMuted },
  '& .message .mark': { animation: `${fadeIn} ${motion.popup}ms ${motion.easing}` },
  '& .message .actions': { display: 'grid', gap: 12, inlineSize: 'min(320px, 100%)', marginBlockStart: 12 },
};
