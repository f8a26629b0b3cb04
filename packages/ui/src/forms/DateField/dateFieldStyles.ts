import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow } from '../../theme/tokens.ts';

/** MUI's days are 36 px, too small for a finger. */
const DAY = 'min(44px, (100vw - 52px) / 7)';

export const dateFieldStyles: CSSObject = {
  '& .calendar': {
    position: 'absolute',
    zIndex: 4,
    insetInlineEnd: -1,
    insetBlockStart: 'calc(100% + 6px)',
    inlineSize: 'min(336px, 100vw - 32px)',
    minBlockSize: 396,
    padding: 4,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
    scrollMarginBlock: 16,
  },
  '& .MuiDateCalendar-root': {
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: 'none',
  },
  '& .MuiDateCalendar-root .MuiPickerDay-root': {
    '--PickerDay-size': DAY,
    '--PickerDay-horizontalMargin': '0px',
  },
  '& .MuiDayCalendar-weekDayLabel': { inlineSize: DAY, margin: 0 },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  '& .MuiPickerDay-root.today:not(.Mui-selected)': { border: `1px solid ${role.outline}` },
};
