import styled from '@emotion/styled';
import { below, Link, Logo, lineHeight, radius, role, typeScale, useLocale } from '@mashrabiya/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Default as property } from '../../packages/ui/src/homes/PropertyCard/PropertyCard.stories.tsx';
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
  [`@media ${below('desk')}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
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
      title="The Mashrabiya workshop"
      intro="Mashrabiya is a marketplace for homes in Egypt, in Arabic and English. Here its interface is designed, built and tested, piece by piece; the web app only puts the pieces together."
    >
      <DocsSection title="The idea">
        <Lead>
          <div>
            <p>
              A mashrabiya is the carved lattice window of old Cairo: you look out through it, light comes in through
              it. The lattice is the one ornament. Everything else is plain, calm and quick to read, because people come
              to look at homes: the photographs and the price speak, the interface stays quiet.
            </p>
            <p>
              Arabic is the first language, not a translation. A piece is finished when a person who reads only Arabic,
              or only English, in the dark or in the sun, on a phone or on a desk, would call it finished.
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
        <p>Each family opens with a page on how to use it; below that page stand its components, one story a state.</p>
        <Grid of={places.families} />
      </DocsSection>
      <DocsSection title="Patterns, pages, and the whole at a glance">
        <Grid of={places.wholes} />
      </DocsSection>
      <DocsSection title="How to look at it">
        <p>
          The toolbar above switches the language, and with it the direction, the colour scheme, the size of the screen,
          and motion. Look at a thing in Arabic on a phone, then wider, then in English, then in the dark. These pages
          are in English; what they show follows the toolbar.
        </p>
      </DocsSection>
      <DocsSection title="What holds for all of it">
        <ul className="doc-list">
          <li>Every story is a test: it is opened in a real browser, and what a person would do is done to it.</li>
          <li>Each is checked for accessibility in Arabic and English, light and dark, and compared with a picture.</li>
          <li>A request that no story expects fails that story. Nothing here talks to a server.</li>
          <li>Words come from the catalogs, colours from the roles, directions from the language.</li>
        </ul>
      </DocsSection>
      <DocsSection title="What stands, and what does not yet">
        <p>
          All components stand here. The web app so far shows visitors’ pages with them: home, listings, search, a
          home’s own page, and the screens for what is still to come. Posting, reels, plans, advisors and content are
          built here first, with made-up homes and people, and wait for their pages.
        </p>
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
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Homes' });
      const here = new URL('.', location.href);
      await expect(new URL(link.href).pathname).toBe(here.pathname);
      await expect(link.target).toBe('_top');
    });
  },
});
