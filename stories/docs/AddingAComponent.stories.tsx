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

const story = `const meta = preview.meta({ title: 'Homes/PriceTag', component: PriceTag, args: { price: 4850000 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,850,000/)).toBeVisible();
  },
});

export const NoPrice = meta.story({ args: { price: null } });`;

const checks = [
  [
    'Types, lint, the house',
    'npm run types, npm run lint',
    'Texts in both languages, no left and right, no colour outside the theme, imports one way.',
  ],
  [
    'Behaviour',
    'npm test',
    'Every story is opened and played in Arabic, light; npm run test:full shows it as it was left in the other three combinations too.',
  ],
  [
    'Accessibility',
    'npm test',
    'axe after each, every finding an error. So is a warning in the console, and a request that nobody expects.',
  ],
  [
    'Looks',
    'npm run compare -- main <folder>',
    'Nothing fails. Before, after and difference of each story beside each other, on phone and desk, for a designer’s eye before a change of looks is merged.',
  ],
] as const;

const steps: readonly ReactNode[] = [
  <>
    Look whether it is there: the families’ pages say what to take when, and the{' '}
    <StoryLink to="design-states-matrix--default">matrix</StoryLink> shows what each can do.
  </>,
  <>
    Make its folder: <code>packages/ui/src/&lt;family&gt;/PriceTag/</code>, with <code>PriceTag.tsx</code>,{' '}
    <code>PriceTag.stories.tsx</code>, <code>priceTagStyles.ts</code> where styles are long, and a <code>.test.ts</code>{' '}
    only for logic worth testing alone.
  </>,
  <>
    Write its words into both catalogs, Arabic first. A missing key does not compile; Arabic has six plural forms.{' '}
    <StoryLink to="design-writing--default">How we write.</StoryLink>
  </>,
  <>
    Write the component: props in, callbacks out. No routes, no fetching, no clock, no text of its own. What it is given
    beyond its props reaches its root. Every prop says what it means, not how it looks.
  </>,
  <>
    Style one root and address its parts by class name. A styled part per element costs three times as much when a list
    mounts, <code>sx</code> five times. Roles for colours, start and end for edges.
  </>,
  <>
    Tell every state it can be in, one a story: <code>Default</code>, <code>Loading</code>, <code>Empty</code>,{' '}
    <code>Failed</code>, <code>Disabled</code>, <code>LongArabic</code>… <code>play</code> says what a person sees or
    does, by role and name; where direction matters, it measures a position.
  </>,
  <>
    If the app uses it, export it from <code>packages/ui/src/index.ts</code> by name. If it opens on demand and is
    heavy, give it an entry of its own in <code>package.json</code> instead, so that the app can load it when it is
    wanted.
  </>,
  <>
    Put it on its family’s page, in <code>stories/docs/usage</code>: when to take it, when not.
  </>,
];

function AddingAComponent() {
  return (
    <DocsPage
      title="Adding a component"
      intro="A component exists when its stories do. Eight steps; the checks find it by themselves."
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
      <DocsSection title="While working">
        <p>Storybook with the stories of one folder only starts and builds in seconds:</p>
        <pre>
          <code>STORIES=packages/ui/src/homes/PriceTag npm run storybook</code>
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
      <DocsSection title="What checks it">
        <DocsTable label="What checks a component" head={['What', 'by', 'and what it asks']}>
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
      <DocsSection title="Before it is done">
        <p>
          Look at it at 390 × 844 and 1440 × 900, in Arabic and English, light and dark. What is seen first, and is it
          the right thing? What can go? Does anything touch, clip, wrap badly? Then compare its pictures with those of{' '}
          <code>main</code>: is what differs what you meant?
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
