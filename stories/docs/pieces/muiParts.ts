/** MUI parts, the components of ours that stand on them (by their file), and where the theme says how they look. */
export interface MuiRow {
  mui: readonly string[];
  ours: readonly string[];
  /** A file of `packages/ui/src/theme/components`; empty where MUI's own look holds. */
  themed: string;
}

/** A test compares it with the imports of `packages/ui` (`scripts/lib/muiParts.test.ts`). */
export const muiParts: readonly MuiRow[] = [
  { mui: ['Button'], ours: ['Button'], themed: 'buttons.ts' },
  { mui: ['IconButton'], ours: ['IconButton'], themed: 'buttons.ts' },
  { mui: ['FormControl', 'InputAdornment', 'InputLabel'], ours: ['Field', 'RadioCards'], themed: 'inputs.tsx' },
  {
    mui: ['FilledInput'],
    ours: ['AutocompleteField', 'FieldInput', 'LongTextField', 'ReelsSearchBar'],
    themed: 'inputs.tsx',
  },
  { mui: ['FormHelperText'], ours: ['FieldHelp', 'Problem'], themed: 'inputs.tsx' },
  { mui: ['Select', 'MenuItem'], ours: ['SelectField'], themed: 'inputs.tsx' },
  { mui: ['Autocomplete', 'TextField'], ours: ['AutocompleteField', 'PlaceSelect'], themed: 'inputs.tsx' },
  { mui: ['Slider'], ours: ['AmountSlider', 'StageProgress'], themed: 'inputs.tsx' },
  { mui: ['Checkbox', 'FormControlLabel'], ours: ['Checkbox'], themed: 'choices.tsx' },
  {
    mui: ['RadioGroup', 'Radio', 'FormControlLabel', 'FormLabel'],
    ours: ['RadioCards', 'AdPackChoice'],
    themed: 'choices.tsx',
  },
  { mui: ['Switch'], ours: ['Switch'], themed: 'choices.tsx' },
  {
    mui: ['Chip'],
    ours: ['AdStateLinks', 'ChoiceChips', 'ChosenPlaces', 'ModerationLinks', 'PersonMarks', 'RowState', 'TitleIdeas'],
    themed: 'choices.tsx',
  },
  { mui: ['ToggleButtonGroup', 'ToggleButton'], ours: ['FiguresChart', 'ViewSwitch'], themed: 'choices.tsx' },
  { mui: ['DateCalendar', 'LocalizationProvider', 'AdapterDateFns'], ours: ['Calendar'], themed: 'dates.ts' },
  { mui: ['Popover'], ours: ['CalendarPopup'], themed: 'surfaces.ts' },
  { mui: ['Rating'], ours: ['RatingInput', 'RatingStars'], themed: 'display.tsx' },
  { mui: ['Avatar'], ours: ['Avatar'], themed: 'display.tsx' },
  {
    mui: ['Table', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow'],
    ours: ['AdStatisticsDetail', 'AreaPrices', 'BooksTable', 'CompareRow', 'CompareTable', 'ProseTable', 'YearsTable'],
    themed: 'display.tsx',
  },
  {
    mui: ['Skeleton'],
    ours: [
      'AccountStats',
      'ActivityList',
      'AdvisorSkeleton',
      'CompareSkeleton',
      'ExportCard',
      'ResultSkeletons',
      'WizardSkeleton',
    ],
    themed: 'display.tsx',
  },
  {
    mui: ['Alert', 'AlertTitle'],
    ours: [
      'BlockedNotice',
      'DoneLine',
      'DraftNotice',
      'FormErrorBox',
      'LikeAdsNotice',
      'ReviewForm',
      'SoldNotice',
      'TextAdvice',
      'ToastCard',
      'UndoNotice',
      'WizardFooter',
    ],
    themed: 'feedback.tsx',
  },
  { mui: ['LinearProgress'], ours: ['PaymentResult', 'ProgressBar', 'QualityMeter'], themed: 'feedback.tsx' },
  { mui: ['CircularProgress'], ours: ['Button', 'Spinner', 'StageScreen'], themed: '' },
  { mui: ['SwipeableDrawer', 'Fade'], ours: ['Panel'], themed: 'surfaces.ts' },
  { mui: ['Dialog'], ours: ['GalleryViewer'], themed: 'surfaces.ts' },
  { mui: ['Menu', 'MenuItem'], ours: ['SortOptions'], themed: 'navigation.ts' },
  { mui: ['Tabs', 'Tab'], ours: ['WizardTabs'], themed: 'navigation.ts' },
  { mui: ['Stepper', 'Step', 'StepLabel'], ours: ['StepList'], themed: 'navigation.ts' },
  {
    mui: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
    ours: ['AdStatisticsDetail', 'QuestionItem'],
    themed: 'navigation.ts',
  },
];
