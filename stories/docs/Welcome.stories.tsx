import styled from '@emotion/styled';
import { Link, Logo, lineHeight, maxWidthQuery, radius, role, typeScale, useLocale } from '@mashrabiya/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Default as property } from '../../packages/ui/src/listings/PropertyCard/PropertyCard.stories.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { Combination } from './pieces/Combination.tsx';
import { Live } from './pieces/Live.tsx';
import { type Place, places } from './places.ts';

const Lead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 48,
  alignItems: 'center',
  '& > div > p': { maxInlineSize: '60ch', marginBlockEnd: 16 },
  [`@media ${maxWidthQuery('desktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
});

const Places = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  '& > li': {
    position: 'relative',
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& > li:hover': { borderColor: role.primary },
  '& h3': { fontSize: typeScale.lead, lineHeight: lineHeight.headline, marginBlockEnd: 6 },
  '& a': { textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
});

function Grid({ of }: { of: readonly Place[] }) {
  return (
    <Places>
      {of.map(([name, story, text]) => (
        <li key={name}>
          <h3>
            <Link href={`./?path=/story/${story}`} target="_top">
              {name}
            </Link>
          </h3>
          <p className="doc-muted">{text}</p>
        </li>
      ))}
    </Places>
  );
}

function Welcome() {
  const { language } = useLocale();
  return (
    <DocsPage
      title="The Mashrabiya component library"
      intro="Mashrabiya is a property marketplace in Egypt, in Arabic and English. Its components are designed, built and tested here; the web app’s pages compose them."
    >
      <DocsSection title="The idea">
        <Lead>
          <div>
            <p>
              A mashrabiya is the carved lattice window of old Cairo: it lets light in and gives a view out. The lattice
              is the only ornament. Everything else is plain, calm and quick to read, because users look at properties:
              photographs and prices have priority.
            </p>
            <p>
              Arabic is the first language, not a translation. A component is finished when it works for readers of
              Arabic and of English, in the light and the dark scheme, on a phone and on a desktop.
            </p>
            <Combination language={language} style={{ inlineSize: 'fit-content' }}>
              <Logo />
            </Combination>
          </div>
          <Live of={property} />
        </Lead>
      </DocsSection>
      <DocsSection title="Foundations">
        <Grid of={places.foundations} />
      </DocsSection>
      <DocsSection title="Components, by family">
        <p>Each family opens with a usage page; its components are below, one story per state.</p>
        <Grid of={places.families} />
      </DocsSection>
      <DocsSection title="Patterns, pages and states">
        <Grid of={places.wholes} />
      </DocsSection>
      <DocsSection title="Using the toolbar">
        <p>
          The toolbar above switches the language with its direction, the colour scheme, the screen size, and motion.
          Look at a component in Arabic on a phone, then wider, then in English, then in the dark scheme. These pages
          are in English; their examples follow the toolbar.
        </p>
      </DocsSection>
      <DocsSection title="Rules for all components">
        <ul className="doc-list">
          <li>Every story is a test: it opens in a real browser, and a script interacts like a user.</li>
          <li>Each is checked for accessibility in Arabic and English, light and dark.</li>
          <li>An unexpected request fails its story. No story needs a server.</li>
          <li>Texts come from the catalogs, colours from the roles, directions from the language.</li>
        </ul>
      </DocsSection>
      <DocsSection title="Scope">
        <p>All components of the web app are here. The stories under Pages show its pages with mocked data.</p>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Start here',
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await step('links lead to the whole Storybook, in any folder', async () => {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Listings' });
      const here = new URL('.', location.href);
      await expect(new URL(link.href).pathname).toBe(here.pathname);
      await expect(link.target).toBe('_top');
    });
  },
});
