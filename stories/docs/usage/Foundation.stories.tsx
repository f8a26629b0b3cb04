import { ar } from '@mashrabiya/i18n/ar';
import { Heart, Search } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as iconButton from '../../../packages/ui/src/foundation/Button/IconButton.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' } as const;
const search = { children: ar.shell.search, icon: Search };
const more = { children: ar.common.showMore };

const page: UsagePageProps = {
  family: 'Foundation',
  intro:
    'The small things that everything else is made of. They decide how a press, a number or a picture behaves, so that no family has to decide it again.',
  which: [
    [
      'Button',
      'foundation-button--default',
      'Something that happens here. Filled for the one thing a screen wants done, outlined for what may be done as well, quiet for what is rarely done.',
      'Going somewhere: that is ButtonLink, which can be opened in another tab.',
    ],
    [
      'ButtonLink',
      'foundation-button--as-link',
      'Going somewhere that matters as much as an action does.',
      'A link inside a sentence: that is Link.',
    ],
    [
      'IconButton',
      'foundation-iconbutton--default',
      'A well-known action where words have no room: close, back, menu, save.',
      'Anything that one must guess. When in doubt, a word.',
    ],
    [
      'Panel',
      'foundation-panel--default',
      'A task that interrupts the page and ends: menu, filters, login. From the end on a desk, from below on a phone.',
      'A question of yes or no inside a form, or a message: that is a toast.',
    ],
    [
      'Picture',
      'foundation-picture--default',
      'Every photograph. It keeps its box, shows a blurred placeholder, and asks for the right width.',
      'Drawings and icons.',
    ],
    [
      'Money, Num, PhoneText, TimeAgo',
      'foundation-texts--default',
      'Every amount, count, phone number and “how long ago”: isolated, in Latin digits.',
      'A number that is part of a name: 6th of October.',
    ],
    [
      'Lattice, Logo',
      'foundation-lattice--default',
      'The mark, the hero, a photograph that is missing, an empty state.',
      'Decoration. Never behind text at more than 6 % contrast.',
    ],
    [
      'MUI’s own',
      'foundation-mui-in-our-theme--default',
      'A control that we have no component for yet: it has our look already.',
      'What a list repeats by the hundred: a card of MUI parts mounts five times slower.',
    ],
  ],
  anatomy: {
    of: 'Button',
    width: 240,
    parts: [
      [
        'button',
        'Box',
        'At least 44 px high, wherever it stands, with the radius of fields. While it is busy it keeps its width and ignores presses.',
      ],
      ['button svg', 'Icon', 'Optional, 20 px, before the words. One that points along the line mirrors in Arabic.'],
    ],
    children: <Live of={button.WithIcon} args={{ wide: true }} />,
  },
  pairs: [
    {
      good: {
        show: (
          <div style={row}>
            <Live of={button.Default} args={search} />
            <Live of={button.Outlined} args={more} />
          </div>
        ),
        why: 'One filled button says what the screen is for; the rest steps back.',
      },
      bad: {
        show: (
          <div style={row}>
            <Live of={button.Default} args={search} />
            <Live of={button.Default} args={more} />
            <Live of={button.Default} args={{ children: ar.common.close }} />
          </div>
        ),
        why: 'Three filled buttons shout at once, and closing looks as important as searching.',
      },
    },
    {
      good: {
        show: (
          <div style={row}>
            <Live of={iconButton.Default} args={{ icon: Heart, label: ar.homes.love.label }} />
            <Live of={button.Outlined} args={{ children: ar.finding.filters }} />
          </div>
        ),
        why: 'A heart needs no word; filters do. The icon’s label is read aloud and shown as a tooltip.',
      },
      bad: {
        show: (
          <div style={row}>
            <Live of={button.Default} args={{ icon: Heart, children: ar.homes.love.label }} />
            <Live of={iconButton.Default} args={{ label: ar.finding.filters }} />
          </div>
        ),
        why: 'Words for what everybody knows, and a bare icon for what has to be guessed.',
      },
    },
  ],
  keys: [
    ['Button', ['Enter', 'Space'], 'presses it. A busy button stays in the tab order and does nothing.'],
    ['Link, ButtonLink', ['Enter'], 'goes there; with Ctrl or the middle button, in another tab.'],
    ['Panel', ['Tab', 'Shift + Tab'], 'moves inside it only, while it is open.'],
    ['Panel', ['Escape'], 'closes it, and gives the focus back to what opened it.'],
  ],
  heard: [
    'A button’s name is its words, an icon button’s its label. While it is busy it says so (aria-busy).',
    'A panel is a modal dialog with a name; what is behind it is hidden from everyone until it closes.',
    'A picture that tells something has a text of its own; one beside its title has an empty one.',
    'The focus ring is one for all: two pixels of the primary colour, off the edge, in both schemes.',
  ],
};

const meta = preview.meta({
  title: 'Foundation/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
