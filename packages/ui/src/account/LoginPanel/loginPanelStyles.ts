import { type CSSObject, keyframes } from '@emotion/react';
import { NARROW_QUERY } from '../../foundation/hooks/useIsNarrow.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, motion, radius, typeScale, zIndex } from '../../theme/tokens.ts';
import { accountFormStyles } from '../form/accountFormStyles.ts';
import { noticeStyles } from '../shared/noticeStyles.ts';

const transitionTime = `${motion.popup}ms ${motion.easing}`;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ '0%, 100%': { translate: '0 14px' }, '50%': { translate: '0 0' } });
const blink = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

/** The cover is over the inactive half: at the end of the line during login, at its start during registration. */
const cover: CSSObject = {
  '& .cover': {
    '--way': 1,
    '[dir=rtl] &': { '--way': -1 },
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '50%',
    display: 'grid',
    placeItems: 'center',
    padding: 40,
    backgroundColor: role.primarySoft,
    textAlign: 'center',
    transition: `translate ${transitionTime}`,
    translate: 'calc(var(--way) * 100%) 0',
  },
  '& .at-register .cover': { translate: '0 0' },
  '& .cover .coverContent': {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    maxInlineSize: 320,
    animation: `${appear} ${transitionTime}`,
  },
  '& .cover .drawing': { inlineSize: 200, blockSize: 'auto', marginBlockEnd: 8 },
  '& .cover .question': { fontSize: typeScale.title, fontWeight: fontWeight.semibold, lineHeight: lineHeight.heading },
  '& .cover button': { marginBlockStart: 12, minBlockSize: 48, paddingInline: 32 },
};

const sides: CSSObject = {
  '& .views': { position: 'relative', flex: 1, display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& .side': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minInlineSize: 0,
    padding: '48px 40px',
  },
  // The inactive half stays visible until the cover has moved over it.
  '& .side[inert]': { visibility: 'hidden', transition: `visibility 0s ${motion.popup}ms` },
  '& .side header': { marginBlockEnd: 20 },
  '& .side header p': { color: role.inkMuted },
  '& h2': { fontSize: typeScale.heading, outline: 'none' },
  '& .forgot': { justifySelf: 'end', marginBlock: '-8px 4px', marginInlineEnd: -12 },
  '& .loginLink': { justifySelf: 'start', marginBlock: '-8px 4px', marginInlineStart: -12 },
  '& .back': { alignSelf: 'start', marginInlineStart: -12, marginBlockEnd: 12 },
  '& .banner': {
    display: 'flex',
    gap: 12,
    marginBlockEnd: 16,
    padding: '12px 16px',
    borderRadius: radius.field,
    backgroundColor: role.primarySoft,
  },
  '& .banner svg': { flex: 'none', marginBlockStart: 4, color: role.primary },
  '& .divider': { display: 'flex', alignItems: 'center', gap: 16, marginBlock: 12, color: role.inkMuted },
  '& .divider::before, & .divider::after': { content: '""', flex: 1, blockSize: 1, backgroundColor: role.line },
};

const secondStep: CSSObject = {
  '& .second-step': {
    display: 'flex',
    flexDirection: 'column',
    padding: '56px 40px calc(40px + env(safe-area-inset-bottom))',
    inlineSize: 'min(480px, 100vw)',
  },
  '& .second-step header': { marginBlockEnd: 20 },
  '& .second-step header p': { color: role.inkMuted },
};

const verification: CSSObject = {
  '& .letter': { animation: `${rise} ${motion.float}ms ease-in-out infinite` },
  '& .message .waiting': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& .dots': { display: 'flex', gap: 4 },
  '& .dots i': {
    inlineSize: 6,
    blockSize: 6,
    borderRadius: radius.round,
    backgroundColor: 'currentColor',
    animation: `${blink} ${motion.dots}ms infinite`,
  },
  '& .dots i:nth-of-type(2)': { animationDelay: `${motion.dots / 6}ms` },
  '& .dots i:nth-of-type(3)': { animationDelay: `${motion.dots / 3}ms` },
  '& .message .small': { fontSize: typeScale.caption },
  '@media (prefers-reduced-motion: reduce)': { '& .letter, & .dots i': { animation: 'none' } },
};

const sheet: CSSObject = {
  '& .switch': { display: 'flex', flex: 'none', marginBlockEnd: 28 },
  '& .switch button': { paddingInline: 8 },
  '&.bottom': { maxInlineSize: '100vw', blockSize: '100dvh', maxBlockSize: '100dvh', borderRadius: 0 },
  '& .cover': { display: 'none' },
  '& .views': {
    display: 'flex',
    flexDirection: 'column',
    padding: '72px 20px calc(32px + env(safe-area-inset-bottom))',
  },
  '& .second-step': { padding: '72px 20px 32px', inlineSize: '100%' },
  '& .side': { padding: 0, justifyContent: 'flex-start' },
  '& .side[inert]': { display: 'none' },
  '& .views.at-forgot': { paddingBlockStart: 12 },
};

export const loginPanelStyles: CSSObject = {
  '&.forms.center': { inlineSize: 'min(960px, calc(100vw - 48px))' },
  '& > .content': { position: 'relative' },
  '& .close': { position: 'absolute', zIndex: zIndex.overlay, insetBlockStart: 12, insetInlineEnd: 12 },
  ...sides,
  ...cover,
  ...accountFormStyles,
  ...noticeStyles,
  ...verification,
  ...secondStep,
  '& .switch': { display: 'none' },
  [`@media ${NARROW_QUERY}`]: sheet,
};
