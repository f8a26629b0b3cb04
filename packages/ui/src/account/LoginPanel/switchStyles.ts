import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, shadow } from '../../theme/tokens.ts';

/** The switch of a phone's login sheet: its thumb lies under the view that is shown. */
export const switchStyles: CSSObject = {
  '& .switch': {
    '--way': 1,
    '[dir=rtl] &': { '--way': -1 },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    flex: 'none',
    marginBlockEnd: 28,
    padding: 4,
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
  },
  '& .switch::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 'calc(50% - 4px)',
    border: `1px solid ${role.line}`,
    borderRadius: radius.field - 4,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
    transition: `translate ${motion.calm}ms ${motion.easing}`,
  },
  '& .switch.register::before': { translate: 'calc(var(--way) * 100%) 0' },
  '& .switch button': {
    position: 'relative',
    minBlockSize: 44,
    paddingInline: 8,
    border: 0,
    borderRadius: radius.field - 4,
    background: 'none',
    color: role.inkMuted,
    lineHeight: 1.4,
  },
  '& .switch button[aria-pressed=true]': { color: role.ink, fontWeight: 500 },
};
