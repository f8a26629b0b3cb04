import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';

const component = `export interface PriceTagProps extends ComponentPropsWithRef<'span'> {
  /** Whole Egyptian pounds; null shows the no-price label. */
  price: number | null;
}

const Root = styled('span')({
  color: role.ink,
  '& .amount': { fontWeight: 600 },
});

/** What a home costs. */
export function PriceTag({ price, ...span }: PriceTagProps) { … }`;

const story = `const meta = preview.meta({ title: 'Homes/PriceTag', component: PriceTag, args: { price: 4850000 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,850,000/)).toBeVisible();
  },
});

export const NoPrice = meta.story({ args: { price: null } });`;

function AddingAComponent() {
  return (
    <DocsPage
      title="Adding a component"
      intro="A component exists when its stories do. Ten minutes, six steps; the tests find it by themselves."
    >
      <DocsSection title="The steps">
        <ol className="steps">
          <li>
            <span>
              Make its folder: <code>packages/ui/src/&lt;family&gt;/PriceTag/</code>, with <code>PriceTag.tsx</code>,{' '}
              <code>PriceTag.stories.tsx</code>, and a <code>.test.ts</code> only for logic worth testing alone.
            </span>
          </li>
          <li>
            <span>
              Write its words into both catalogs, Arabic first. A missing key does not compile; Arabic has six plural
              forms.
            </span>
          </li>
          <li>
            <span>
              Write the component: props in, callbacks out. No routes, no fetching, no text of its own. What it is given
              beyond its props reaches its root.
            </span>
          </li>
          <li>
            <span>
              Style one root and address its parts by class name. A styled part per element costs three times as much
              when a list mounts, <code>sx</code> five times. Roles for colours, start and end for edges.
            </span>
          </li>
          <li>
            <span>
              Tell every state it can be in, one a story: <code>Default</code>, <code>Loading</code>, <code>Empty</code>
              , <code>Failed</code>, <code>Disabled</code>, <code>LongArabic</code>… <code>play</code> says what a
              person sees or does, by role and name.
            </span>
          </li>
          <li>
            <span>
              Export it from <code>packages/ui/src/index.ts</code> by name. If it opens on demand and is heavy, give it
              an entry of its own in <code>package.json</code>, so that the app can load it when it is wanted.
            </span>
          </li>
        </ol>
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
      <DocsSection title="Before it is done">
        <p>
          Look at it at 390 × 844 and 1440 × 900, in Arabic and English, light and dark. What is seen first, and is it
          the right thing? What can go? Does anything touch, clip, wrap badly? Then run <code>npm test</code>.
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});
