/** MUI parts and the theme file that styles them. The components that use them come from their imports. */
export interface MuiRow {
  mui: readonly string[];
  /** File of `packages/ui/src/theme/components`; empty if MUI's own look applies. */
  themed: string;
}

/** A test finds parts without a row (`scripts/lib/muiParts.test.ts`). */
export const muiParts: readonly MuiRow[] = [
  { mui: ['Button'], themed: 'buttons.ts' },
  { mui: ['IconButton'], themed: 'buttons.ts' },
  { mui: ['ButtonBase'], themed: 'buttons.ts' },
  { mui: ['FormControl', 'InputAdornment', 'InputLabel'], themed: 'inputs.tsx' },
  {
    mui: ['FilledInput'],
    themed: 'inputs.tsx',
  },
  { mui: ['FormHelperText'], themed: 'inputs.tsx' },
  { mui: ['Select', 'MenuItem'], themed: 'inputs.tsx' },
  { mui: ['Autocomplete', 'TextField'], themed: 'inputs.tsx' },
  { mui: ['Slider'], themed: 'inputs.tsx' },
  { mui: ['Checkbox', 'FormControlLabel'], themed: 'choices.tsx' },
  {
    mui: ['RadioGroup', 'Radio', 'FormControlLabel', 'FormLabel'],
    themed: 'choices.tsx',
  },
  { mui: ['Switch'], themed: 'choices.tsx' },
  {
    mui: ['Chip'],
    themed: 'choices.tsx',
  },
  { mui: ['ToggleButtonGroup', 'ToggleButton'], themed: 'choices.tsx' },
  { mui: ['DateCalendar', 'LocalizationProvider', 'AdapterDateFns'], themed: 'dates.ts' },
  { mui: ['Popover'], themed: 'surfaces.ts' },
  { mui: ['Rating'], themed: 'display.tsx' },
  { mui: ['Avatar'], themed: 'display.tsx' },
  { mui: ['Badge'], themed: '' },
  {
    mui: ['Table', 'TableSortLabel', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow'],
    themed: 'display.tsx',
  },
  {
    mui: ['Skeleton'],
    themed: 'display.tsx',
  },
  {
    mui: ['Alert', 'AlertTitle'],
    themed: 'feedback.tsx',
  },
  { mui: ['LinearProgress'], themed: 'feedback.tsx' },
  { mui: ['CircularProgress'], themed: '' },
  { mui: ['SwipeableDrawer', 'Fade'], themed: 'surfaces.ts' },
  { mui: ['Dialog'], themed: 'surfaces.ts' },
  { mui: ['Menu', 'MenuItem', 'ListItemIcon', 'Divider'], themed: 'navigation.ts' },
  { mui: ['Tabs', 'Tab'], themed: 'navigation.ts' },
  {
    mui: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
    themed: 'navigation.ts',
  },
];
