import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './pieces/DocsTable.tsx';
import { StoryLink } from './pieces/StoryLink.tsx';

const component = `export interface PriceTagProps extends ComponentPropsWithRef<'span'> {
  /** Whole Egyptian pounds; null shows the no-price label. */
  price: number | null;
}

const Root = styled('span')({
  color: role.ink,
  '& .amount': { fontWeight: fontWeight.semibold },
});

/** Price of a property. */
export function PriceTag({ price, ...span }: PriceTagProps) { … }`;

const story = `const meta = preview.meta({ title: 'Listings/PriceTag', component: PriceTag, args: { price: 4850000 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,850,000/)).toBeVisible();
  },
});

export const NoPrice = meta.story({ args: { price: null } });`;

const checks = [
  [
    'Types, lint, project rules',
    'npm run types, npm run lint',
    'Texts in both languages, no left and right, no colour outside the theme, allowed imports only.',
  ],
  [
    'Behaviour',
    'npm test',
    'Every story runs in Arabic, light; npm run test:full also renders its end state in the other three combinations.',
  ],
  [
    'Accessibility',
    'npm test',
    'axe runs after each story, and every finding is an error. So are console warnings and unexpected requests.',
  ],
  [
    'Appearance',
    'npm run compare -- main <folder>',
    'Never fails. Shows before, after and difference of each story side by side, on phone and desktop, for a design review before the merge.',
  ],
] as const;

const steps: readonly ReactNode[] = [
  <>
    Check if it exists: the usage pages compare components, and the{' '}
    <StoryLink to="design-states-matrix--default">matrix</StoryLink> shows the states of each.
  </>,
  <>
    Make its folder: <code>packages/ui/src/&lt;family&gt;/PriceTag/</code>, with <code>PriceTag.tsx</code>,{' '}
    <code>PriceTag.stories.tsx</code>, <code>priceTagStyles.ts</code> if styles are long, and a <code>.test.ts</code>{' '}
    only for logic that needs a test of its own.
  </>,
  <>
    Add its texts to both catalogs, Arabic first. A missing key does not compile; Arabic has six plural forms.{' '}
    <StoryLink to="design-writing--default">How we write.</StoryLink>
  </>,
  <>
    Write the component: props in, callbacks out. No routes, no fetching, no clock, no hard-coded text. Additional props
    are passed to its root. Props describe meaning, not appearance.
  </>,
  <>
    Style one root and select its parts by class name. A styled part per element makes mounting a list three times
    slower, <code>sx</code> five times. Use roles for colours, start and end for edges.
  </>,
  <>
    Write a story for every state: <code>Default</code>, <code>Loading</code>, <code>Empty</code>, <code>Failed</code>,{' '}
    <code>Disabled</code>, <code>LongArabic</code>… <code>play</code> tests what a user sees or does, by role and name;
    if direction matters, it measures a position.
  </>,
  <>
    If the app uses it, export it from <code>packages/ui/src/index.ts</code> by name. If it opens on demand and is
    large, give it an entry of its own in <code>package.json</code> instead, so that the app can load it on demand.
  </>,
  <>
    Add it to its family’s usage page in <code>stories/docs/usage</code>: when to use it, and when not.
  </>,
];

function AddingAComponent() {
  return (
    <DocsPage
      title="Adding a component"
      intro="A component needs stories. Eight steps; the checks find new components automatically."
    >
      <DocsSection title="The steps">
        <ol className="doc-steps">
          {steps.map((step, index) => (
            <li key={String(index)}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </DocsSection>
      <DocsSection title="During development">
        <p>Start Storybook with the stories of one folder, which takes seconds:</p>
        <pre>
          <code>STORIES=packages/ui/src/listings/PriceTag npm run storybook</code>
        </pre>
      </DocsSection>
      <DocsSection title="The component">
        <pre>
          <code>{component}</code>
        </pre>
      </DocsSection>
      <DocsSection title="Its stories">
        <pre>
          <code>{story}</code>
        </pre>
      </DocsSection>
      <DocsSection title="The checks">
        <DocsTable label="Checks of a component" head={['Check', 'by', 'requirement']}>
          {checks.map(([what, command, asks]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <code>{command}</code>
              </td>
              <td>{asks}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="Before the review">
        <p>
          Look at it at 390 × 844 and 1440 × 900, in Arabic and English, light and dark. Does the eye find the most
          important part first? Can anything be removed? Does anything touch, overflow or wrap badly? Then compare its
          screenshots with those of <code>main</code>: are all differences intended?
        </p>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Adding a component',
  component: AddingAComponent,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Adding a component',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.length);
  },
});
