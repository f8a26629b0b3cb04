import type { ThemeOptions } from '@mui/material/styles';
// Adds the components of the pickers to the theme's type.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { role } from '../roles.ts';
import { radius } from '../tokens.ts';

/** MUI's days are 36 px, too small for touch. */
const DAY_SIZE = 'min(44px, (100vw - 52px) / 7)';

export const dates: ThemeOptions['components'] = {
  MuiDateCalendar: { styleOverrides: { root: { width: '100%', height: 'auto', maxHeight: 'none' } } },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: { width: DAY_SIZE, margin: 0 }, weekContainer: { margin: 0 } },
  },
  MuiPickersOutlinedInput: {
    defaultProps: { notched: true },
    styleOverrides: {
      root: { borderRadius: radius.field, backgroundColor: role.surface },
      notchedOutline: { borderColor: role.outline },
    },
  },
  MuiPickerDay: {
    styleOverrides: { root: { '--PickerDay-size': DAY_SIZE, '--PickerDay-horizontalMargin': '0px' } },
  },
};
