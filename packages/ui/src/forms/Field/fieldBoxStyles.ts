import type { CSSObject } from '@emotion/react';
import { fieldStyles } from '../../finding/field/fieldStyles.ts';
import { role } from '../../theme/roles.ts';
import { motion, typeScale } from '../../theme/tokens.ts';

/** Room, in pixels, beside what is typed; what stands there sets more by way of `--field-start` and `--field-end`. */
const SIDE = 14;
const START = `var(--field-start, ${SIDE}px)`;
const END = `var(--field-end, ${SIDE}px)`;

/** The line of help or error below a field. */
export const noteStyles: CSSObject = {
  '& .below': { display: 'flex', gap: 12, minBlockSize: 26, paddingBlockStart: 4, paddingInline: 4 },
  '& .note': {
    flex: 1,
    display: 'flex',
    gap: 6,
    margin: 0,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: 1.65,
  },
  '& .note.problem': { color: role.error },
  '& .note svg': { flex: 'none', marginBlockStart: 3 },
  '& .aside': { flex: 'none', color: role.inkMuted, fontSize: typeScale.caption, lineHeight: 1.65 },
  '& .aside.over': { color: role.error },
};

/** A field in its box, with icons at its ends and a line of help below. The look is that of the filters. */
export const fieldBoxStyles: CSSObject = {
  ...fieldStyles,
  ...noteStyles,
  minInlineSize: 0,
  '& .field:hover': { borderColor: role.ink },
  '& .field:has([aria-invalid=true]):hover': { borderColor: role.error },
  '& .field .control': { paddingInline: `${START} ${END}` },
  '& .field .control::-webkit-search-cancel-button': { display: 'none' },
  // What reads from the left in every language stands at the start of an Arabic field all the same.
  '[dir=rtl] & .control[dir=ltr]': { paddingInline: `${END} ${START}`, textAlign: 'end' },
  '& .field .name': { insetInlineStart: START, insetInlineEnd: END },
  '& .name > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .optional': { fontWeight: 400 },
  '& .start': {
    position: 'absolute',
    insetInlineStart: SIDE,
    insetBlockStart: 19,
    color: role.inkMuted,
    pointerEvents: 'none',
  },
  '& .end': {
    position: 'absolute',
    insetInlineEnd: 8,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    blockSize: 60,
    color: role.inkMuted,
    pointerEvents: 'none',
  },
  '& .end > *': { flex: 'none' },
  '& .end button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: role.inkMuted,
    pointerEvents: 'auto',
    transition: `background-color ${motion.quick}ms`,
  },
  '& .end button:hover': { backgroundColor: role.surfaceSunken, color: role.ink },
  '& .end button:disabled': { color: role.outline, backgroundColor: 'transparent', cursor: 'default' },
  '& .end .pad': { marginInlineEnd: 6 },
  '& .end .mark': { color: role.success, marginInlineEnd: 6 },
  '& .field:has(.control:disabled)': { backgroundColor: role.surfaceSunken, borderColor: role.line },
  '& select.control:has(option[value=""]:checked)': { color: role.inkMuted },
  '& .control:disabled': { color: role.inkMuted, opacity: 1, cursor: 'default' },
  // The browser paints what it filled in by itself; the field keeps its own colours in both schemes.
  '& .control:autofill': { boxShadow: `inset 0 0 0 100px ${role.surface}`, WebkitTextFillColor: role.ink },
};
