import { ar } from '@mashrabiya/i18n/ar';
import { Heart, Search } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as iconButton from '../../../packages/ui/src/foundation/Button/IconButton.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' } as const;
const search = { children: ar.shell.search, icon: Search };
const more = { children: ar.common.showMore };

const page: UsagePageProps = {
  family: 'Foundation',
  intro:
    'Basic components for all others. They define the behaviour of presses, numbers and pictures once for all families.',
  which: [
    [
      'Button',
      'foundation-button--default',
      'An action on this page. Filled for the main action of a screen, outlined for others, text for rare ones.',
      'Navigation: ButtonLink, which can be opened in another tab.',
    ],
    [
      'ButtonLink',
      'foundation-button--as-link',
      'Navigation as important as an action.',
      'A link inside a sentence: Link.',
    ],
    [
      'IconButton',
      'foundation-iconbutton--default',
      'A well-known action without space for text: close, back, menu, save.',
      'Less common actions: use text.',
    ],
    [
      'Panel',
      'foundation-panel--default',
      'A task that interrupts the page: menu, filters, login. From the end on a desktop, from below on a phone.',
      'A yes-or-no question inside a form, or a message: a toast.',
    ],
    [
      'Picture',
      'foundation-picture--default',
      'Every photograph. Reserves its box, shows a blurred placeholder, and loads the right width.',
      'Drawings and icons.',
    ],
    [
      'Money, NumberText, PhoneText, TimeAgo',
      'foundation-texts--default',
      'Every amount, count, phone number and relative time: isolated, in Latin digits.',
      'A number that is part of a name: 6th of October.',
    ],
    [
      'Lattice, Logo',
      'foundation-lattice--default',
      'The logo, the hero, a missing photograph, an empty state.',
      'Decoration. Never behind text at more than 6 % contrast.',
    ],
    [
      'MUI’s own',
      'foundation-mui-in-our-theme--default',
      'A control without a component of ours: the theme styles it.',
      'Elements that a list repeats by the hundred: a card of MUI parts mounts five times slower.',
    ],
  ],
  anatomy: {
    of: 'Button',
    width: 240,
    parts: [
      [
        'button',
        'Box',
        'At least 44 px high everywhere, with the radius of fields. While busy it keeps its width and ignores presses.',
      ],
      [
        'button svg',
        'Icon',
        'Optional, 20 px, before the text. Icons that point along the line are mirrored in Arabic.',
      ],
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
        why: 'One filled button marks the main action; others are less prominent.',
      },
      bad: {
        show: (
          <div style={row}>
            <Live of={button.Default} args={search} />
            <Live of={button.Default} args={more} />
            <Live of={button.Default} args={{ children: ar.common.close }} />
          </div>
        ),
        why: 'Three filled buttons compete, and closing looks as important as searching.',
      },
    },
    {
      good: {
        show: (
          <div style={row}>
            <Live of={iconButton.Default} args={{ icon: Heart, label: ar.listings.love.label }} />
            <Live of={button.Outlined} args={{ children: ar.search.filters }} />
          </div>
        ),
        why: 'A heart icon needs no text; filters do. The icon’s label is read aloud and shown as a tooltip.',
      },
      bad: {
        show: (
          <div style={row}>
            <Live of={button.Default} args={{ icon: Heart, children: ar.listings.love.label }} />
            <Live of={iconButton.Default} args={{ label: ar.search.filters }} />
          </div>
        ),
        why: 'Text for the well-known icon, and no text for the unknown one.',
      },
    },
  ],
  keys: [
    ['Button', ['Enter', 'Space'], 'presses it. A busy button stays in the tab order and ignores presses.'],
    ['Link, ButtonLink', ['Enter'], 'follows it; with Ctrl or the middle button, in another tab.'],
    ['Panel', ['Tab', 'Shift + Tab'], 'moves only inside the open panel.'],
    ['Panel', ['Escape'], 'closes it, and restores the focus.'],
  ],
  heard: [
    'A button’s name is its text, an icon button’s its label. A busy one is aria-busy.',
    'A panel is a modal dialog with a name; the page behind it is inert until it closes.',
    'A picture with information has a text alternative; a picture beside its title has an empty one.',
    'One focus ring for all: two pixels of the primary colour, with an offset, in both schemes.',
  ],
};

const meta = preview.meta({
  title: 'Foundation/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
