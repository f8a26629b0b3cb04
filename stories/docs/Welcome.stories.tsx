import { Link, Logo } from '@mashrabiya/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';

const places = [
  [
    'Design',
    'design-colours--default',
    'Colours, type, space, direction: what everything is made of, measured as it is drawn.',
  ],
  [
    'Foundation',
    'foundation-button--default',
    'The small things: buttons, links, pictures, numbers, panels, the lattice.',
  ],
  ['Shell', 'shell-appshell--default', 'What surrounds every page: bar, menu, footer.'],
  ['Finding', 'finding-homehero--default', 'How people look for a home: hero, search, filters.'],
  ['Homes', 'homes-propertycard--default', 'How a home is shown: card, lists, its own page.'],
  ['States', 'states-drawings--default', 'Empty, failed, not found, offline: never a blank screen.'],
] as const;

function Welcome() {
  return (
    <DocsPage
      title="The Mashrabiya workshop"
      intro="Mashrabiya is a marketplace for homes in Egypt, in Arabic and English. Here its interface is designed, built and tested, piece by piece; the web app only puts the pieces together."
    >
      <DocsSection title="The idea">
        <p>
          A mashrabiya is the carved lattice window of old Cairo: you look out through it, light comes in through it.
          The lattice is the one ornament. Everything else is plain, calm and quick to read, because people come to look
          at homes: the photographs and the price speak, the interface stays quiet.
        </p>
        <div className="card">
          <Logo />
        </div>
      </DocsSection>
      <DocsSection title="Where things are">
        <div className="grid">
          {places.map(([name, story, text]) => (
            <div className="card" key={name}>
              <h3>
                <Link href={`?path=/story/${story}`} target="_top">
                  {name}
                </Link>
              </h3>
              <p className="muted">{text}</p>
            </div>
          ))}
        </div>
      </DocsSection>
      <DocsSection title="How to look at it">
        <p>
          The toolbar above switches the language (and with it the direction), the colour scheme and the size of the
          screen. Arabic comes first: look at a thing in Arabic on a phone, then wider, then in English, then in the
          dark. A story shows one state; the list of stories is the list of everything that can happen.
        </p>
      </DocsSection>
      <DocsSection title="What holds for all of it">
        <ul className="steps">
          <li>Every story is a test: it is opened in a real browser, and what a person would do is done to it.</li>
          <li>Each is checked for accessibility three times: Arabic light, Arabic dark, English light.</li>
          <li>A request that no story expects fails that story. Nothing here talks to a server.</li>
          <li>Words come from the catalogs, colours from the roles, directions from the language.</li>
        </ul>
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Homes' })).toBeVisible();
  },
});
