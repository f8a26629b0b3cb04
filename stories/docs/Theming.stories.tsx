import muiImports from 'virtual:mui-imports';
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
import { muiParts } from './pieces/muiParts.ts';
import { Sample } from './pieces/Sample.tsx';
import { StoryLink } from './pieces/StoryLink.tsx';

/** Our components that use these MUI parts. A part listed in several rows is ambiguous, and ignored. */
function listOwnVariables(parts: readonly string[]): string[] {
  const ownParts = parts.filter((part) => muiParts.filter(({ mui }) => mui.includes(part)).length === 1);
  return [...new Set(ownParts.flatMap((part) => muiImports[part] ?? []))].sort();
}

/** Our components without MUI despite an equivalent, and what that saves. */
const plain = [
  [
    'ActionSwitch, the pills of FilterBar',
    'Links on a first screen; a toggle button would be announced as “pressed”, which does not apply to a link.',
  ],
  ['HomeHero’s fields, SearchBox', 'They accept text before hydration, and submit without script.'],
  ['PropertyCard with its favourite button and CompareToggle', 'A list mounts a hundred of them.'],
  ['OfflineNotice, UpdateNotice', 'Needed when nothing can be fetched.'],
  ['Charts', 'A tenth of the bytes, and rendered by the server.'],
] as const;

const override = `// packages/ui/src/theme/components/inputs.tsx
MuiSlider: {
  styleOverrides: {
    thumb: { inlineSize: 22, blockSize: 22, backgroundColor: role.surface },
    rail: { backgroundColor: role.outline, opacity: 0.5 },
  },
},`;

const steps = [
  'Add a story for the MUI component in every state, and look at it before styling it.',
  'Changes for every use go into the theme, under the component’s name: defaultProps for behaviour, styleOverrides for appearance, slot by slot.',
  'An override of a colour includes its states: the theme has precedence over MUI’s own hover, focus and error.',
  'Use roles for colours, tokens for sizes, radii, screens and durations, start and end for edges. A check refuses literals outside the theme.',
  'If one place needs more, style our own element around it. Our styles have precedence over the theme, without specificity.',
];

function Theming() {
  const { t } = useTranslation();
  return (
    <DocsPage
      title="MUI and the theme"
      intro="Every MUI component has our look in both directions and schemes. One theme at the root applies it."
    >
      <DocsSection title="Unstyled use">
        <p>None of these has a style of its own. Change language and scheme in the toolbar.</p>
        <Sample>
          <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
            <ToggleButtonGroup exclusive value="sale" color="primary">
              <ToggleButton value="sale">{t('shell:links.forSale')}</ToggleButton>
              <ToggleButton value="rent">{t('shell:links.forRent')}</ToggleButton>
            </ToggleButtonGroup>
            <Slider defaultValue={[20, 60]} getAriaLabel={() => t('common:money')} />
            <Alert severity="info">{t('states:retrying')}</Alert>
            <Chip label={t('shell:search')} color="primary" sx={{ justifySelf: 'start' }} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="Components and their MUI parts">
        <DocsTable label="MUI parts of our components" head={['Ours', 'MUI’s', 'themed in']}>
          {muiParts.map(({ mui, themed }) => (
            <tr key={mui.join()}>
              <th scope="row">{listOwnVariables(mui).join(', ')}</th>
              <td>{mui.join(', ')}</td>
              <td>{themed ? <code>{themed}</code> : 'MUI’s own'}</td>
            </tr>
          ))}
        </DocsTable>
        <p>
          All of them without additional styles:{' '}
          <StoryLink to="foundation-mui-in-our-theme--default">MUI in our theme</StoryLink> and{' '}
          <StoryLink to="foundation-mui-controls--default">MUI controls</StoryLink>.
        </p>
      </DocsSection>
      <DocsSection title="Plain parts">
        <DocsTable label="Parts without MUI" head={['Component', 'Why']}>
          {plain.map(([ours, why]) => (
            <tr key={ours}>
              <th scope="row">{ours}</th>
              <td>{why}</td>
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
      <DocsSection title="Precedence">
        <p>
          Cascade layers, weakest first: <code>elements</code> (the document’s), <code>components</code> (MUI’s own),{' '}
          <code>theme</code> (our overrides), <code>custom</code> and <code>sx</code>. Our components are in no layer
          and have precedence over all of them.
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
    await expect(canvas.getAllByRole('row')).toHaveLength(muiParts.length + plain.length + 2);
    await expect(canvas.getByRole('row', { name: /^CalendarPopup Popover/ })).toBeVisible();
  },
});
