import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius } from '../../theme/tokens.ts';

const time = `${motion.popup}ms ${motion.easing}`;

/** The dialog is as large as its content; its `::backdrop` dims the page. */
export const panelStyles: CSSObject = {
  '--away': '100%',
  '[dir=rtl] &': { '--away': '-100%' },
  position: 'fixed',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  maxInlineSize: '100vw',
  maxBlockSize: '100dvh',
  color: role.ink,
  backgroundColor: role.surfaceRaised,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  transition: `translate ${time}, opacity ${time}, overlay ${time} allow-discrete, display ${time} allow-discrete`,
  '& > .content': { minBlockSize: '100%', display: 'flex', flexDirection: 'column', outline: 'none' },
  '&.end': {
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    inlineSize: 'min(360px, 88vw)',
    blockSize: '100dvh',
    translate: 'var(--away) 0',
  },
  '&.bottom': {
    insetBlockStart: 'auto',
    insetBlockEnd: 0,
    insetInline: 0,
    inlineSize: '100%',
    maxInlineSize: 640,
    marginInline: 'auto',
    maxBlockSize: '92dvh',
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    translate: '0 100%',
  },
  '&.center': {
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    inlineSize: 'min(480px, calc(100vw - 32px))',
    borderRadius: radius.card,
    opacity: 0,
    translate: '0 12px',
  },
  '&[data-dragged]': { translate: '0 100%' },
  '&[open]': { translate: '0 0', opacity: 1 },
  '&::backdrop': {
    backgroundColor: role.scrim,
    opacity: 0,
    transition: `opacity ${time}, overlay ${time} allow-discrete, display ${time} allow-discrete`,
  },
  '&[open]::backdrop': { opacity: 1 },
  '@starting-style': {
    '&.end[open]': { translate: 'var(--away) 0' },
    '&.bottom[open]': { translate: '0 100%' },
    '&.center[open]': { translate: '0 12px', opacity: 0 },
    '&[open]::backdrop': { opacity: 0 },
  },
};
