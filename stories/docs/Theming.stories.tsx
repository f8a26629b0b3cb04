import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './pieces/DocsTable.tsx';
import { Sample } from './pieces/Sample.tsx';

/** Ours, the MUI part below it, and where that is themed. */
const parts = [
  ['Button, ButtonLink', 'Button', 'buttons.ts'],
  ['IconButton', 'IconButton', 'buttons.ts'],
  ['Field, below all fields', 'FormControl, InputLabel, InputAdornment, FormHelperText', 'inputs.tsx'],
  ['TextField, PasswordField, PhoneField, MoneyField, NumberStepper', 'FilledInput', 'inputs.tsx'],
  ['LongTextField', 'FilledInput, multiline', 'inputs.tsx'],
  ['SelectField', 'Select', 'inputs.tsx'],
  ['AutocompleteField, places of the filters', 'Autocomplete', 'inputs.tsx'],
  ['Checkbox', 'Checkbox, FormControlLabel', 'choices.tsx'],
  ['RadioCards', 'RadioGroup, Radio, FormControlLabel', 'choices.tsx'],
  ['AmountRange of the filters', 'Slider', 'inputs.tsx'],
  ['Switch', 'Switch', 'choices.tsx'],
  ['DateField', 'FilledInput, Popover, DateCalendar of x-date-pickers', 'dates.ts'],
  ['RatingInput, RatingStars', 'Rating', 'display.tsx'],
  ['Avatar', 'Avatar', 'display.tsx'],
  ['CompareTable, AreaPrices', 'Table', 'display.tsx'],
  ['CompareSkeleton, and those of advisors and search results', 'Skeleton', 'display.tsx'],
  ['Panel and all that open in one', 'SwipeableDrawer', 'surfaces.ts'],
  ['PropertyGallery’s full screen', 'Dialog', 'surfaces.ts'],
  ['SortMenu', 'Button, Menu, MenuItem', 'navigation.ts'],
  ['WizardTabs', 'Tabs, Tab', 'navigation.ts'],
  ['UploadSteps', 'Stepper, Step, StepLabel', 'navigation.ts'],
  ['QuestionAccordion', 'Accordion and its parts', 'navigation.ts'],
] as const;

const override = `// packages/ui/src/theme/components/inputs.tsx
MuiSlider: {
  styleOverrides: {
    thumb: { inlineSize: 22, blockSize: 22, backgroundColor: role.surface },
    rail: { backgroundColor: role.outline, opacity: 0.5 },
  },
},`;

const steps = [
  'Put the MUI component into a story of its own, in every state: look at it before styling it.',
  'What is wrong everywhere goes into the theme, under the component’s name: defaultProps for what it does, styleOverrides for how it looks, slot by slot.',
  'An override of a colour says its states too: the theme lies above MUI’s own hover, focus and error.',
  'Roles for colours, tokens for radii and times, start and end for edges: the house rules hold in the theme as well.',
  'Where one place needs more, style our own part around it. Our styles stand above the theme, without specificity.',
];

function Theming() {
  const { t } = useTranslation();
  return (
    <DocsPage
      title="MUI and the theme"
      intro="Every MUI component shows our look, in both directions and schemes, without doing anything. One theme at the root sees to it."
    >
      <DocsSection title="As they come">
        <p>Not one of these carries a style. Change language and scheme in the toolbar.</p>
        <Sample>
          <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
            <ToggleButtonGroup exclusive value="sale" color="primary">
              <ToggleButton value="sale">{t('shell.links.forSale')}</ToggleButton>
              <ToggleButton value="rent">{t('shell.links.forRent')}</ToggleButton>
            </ToggleButtonGroup>
            <Slider defaultValue={[20, 60]} getAriaLabel={() => t('common.money')} />
            <Alert severity="info">{t('states.retrying')}</Alert>
            <Chip label={t('shell.search')} color="primary" sx={{ justifySelf: 'start' }} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="What stands on what">
        <DocsTable label="MUI parts below ours" head={['Ours', 'MUI’s', 'themed in']}>
          {parts.map(([ours, theirs, file]) => (
            <tr key={ours}>
              <th scope="row">{ours}</th>
              <td>{theirs}</td>
              <td>
                <code>{file}</code>
              </td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="How to theme a part">
        <ol className="doc-steps">
          {steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <pre>
          <code>{override}</code>
        </pre>
      </DocsSection>
      <DocsSection title="Who wins">
        <p>
          Cascade layers, weakest first: <code>elements</code> (the document’s), <code>components</code> (MUI’s own),{' '}
          <code>theme</code> (our overrides), <code>custom</code> and <code>sx</code>. Our components stand in no layer
          and win over all of them.
        </p>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/MUI and the theme',
  component: Theming,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'MUI and the theme',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(parts.length + 1);
  },
});
