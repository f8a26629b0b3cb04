import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';

const FIELD_GAP_PX = 24;

/** The line below a field has room for an error; below a hint is the same room again. */
export const belowStyles: CSSObject = {
  '& .below': { display: 'flex', gap: 12, minBlockSize: FIELD_GAP_PX },
  '& .below.hinted': { marginBlockEnd: FIELD_GAP_PX },
  '& .note': { flex: 1, paddingBlockStart: 2 },
};

/** Rows of a form, with the same space below each field or its hint. */
export const fieldRows: CSSObject = {
  rowGap: FIELD_GAP_PX,
  // A field includes the space below it, and an empty error box has none.
  '& > :is(.MuiFormControl-root, .MuiAutocomplete-root, .chips, [role=alert]:empty)': { marginBlockEnd: -FIELD_GAP_PX },
  // Otherwise the error of the last field touches the button.
  '& > [type=submit]': { marginBlockStart: 8 },
};

/** Additions to MUI's field: text at the label's end, a tick, and a counter in the help line. */
export const fieldFrameStyles: CSSObject = {
  ...belowStyles,
  minInlineSize: 0,
  '& .MuiInputLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    inlineSize: 'calc(100% - var(--start) - var(--end))',
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .optional': { fontWeight: fontWeight.regular },
  '& .mark': { flex: 'none', color: role.success, marginInlineEnd: 2 },
  '& .aside': {
    flex: 'none',
    paddingBlockStart: 4,
    paddingInlineEnd: 4,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: lineHeight.hint,
  },
  '& .aside.over': { color: role.error },
};
