import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { radius } from '../tokens.ts';

export const inputs: ThemeOptions['components'] = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: radius.field, backgroundColor: role.surface },
      notchedOutline: { borderColor: role.outline },
    },
  },
  MuiInputBase: {
    // MUI's own height cuts the tails of Arabic letters.
    styleOverrides: { input: { height: '1.75em', lineHeight: 1.75, paddingBlock: 13 } },
  },
};
