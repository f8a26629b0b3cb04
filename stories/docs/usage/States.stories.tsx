import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as empty from '../../../packages/ui/src/states/EmptyState/EmptyState.stories.tsx';
import * as failed from '../../../packages/ui/src/states/FailedState/FailedState.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'States',
  intro:
    'What stands where content should have stood. A drawing from the lattice, one sentence of what happened, one thing to do next: never a blank screen, never a dead end.',
  which: [
    [
      'EmptyState',
      'states-emptystate--default',
      'There is nothing, and that is no mistake: no results, no favourites yet.',
      'Something that failed to load.',
    ],
    [
      'FailedState',
      'states-failedstate--default',
      'Something did not load, with a way to try again.',
      'A form that was refused: FormErrorBox.',
    ],
    [
      'NotFoundScreen',
      'states-notfoundscreen--default',
      'An address that leads nowhere (any more).',
      'A search without results.',
    ],
    [
      'LoginNeededScreen',
      'states-loginneededscreen--default',
      'A page that needs to know who one is.',
      'An action: it opens LoginPanel and is done afterwards.',
    ],
    [
      'OfflineNotice, UpdateNotice',
      'states-offlinenotice--default',
      'One line under the bar: the connection is gone; a new version waits.',
      'Passing news: that is a toast.',
    ],
    [
      'Skeletons',
      'homes-propertycardskeleton--default',
      'Content on its way: the same boxes at the same heights.',
      'An action on its way: its button is busy.',
    ],
  ],
  anatomy: {
    of: 'EmptyState',
    width: 480,
    parts: [
      ['.drawing', 'Drawing', 'From one family, in two roles. It says nothing that the words do not.'],
      ['h2', 'What happened', 'One sentence, in the person’s terms.'],
      ['.message', 'What it means', 'Only if that is not plain.'],
      ['.actions', 'What next', 'One thing. A second one, quieter, where the first may not suit.'],
    ],
    children: <Live of={empty.WithAction} args={{ message: ar.homes.list.emptyHint }} />,
  },
  pairs: [
    {
      width: 420,
      good: {
        show: <Live of={failed.Default} />,
        why: 'What happened, what it may be, and a button that tries again where one is.',
      },
      bad: {
        show: <Live of={empty.Default} args={{ title: badWords.serverError[0], role: 'presentation' }} />,
        why: 'A number for the engineers, nothing to press, and the drawing of an empty list: it is not empty, it failed.',
      },
    },
  ],
  keys: [
    ['Every screen', ['Tab', 'Enter'], 'the first stop is the one thing to do.'],
    [
      'FailedState',
      ['Enter'],
      'tries again; the button keeps the focus while it does, and until the content has come.',
    ],
    ['UpdateNotice', ['Tab', 'Enter'], 'reloads. It takes no focus by itself.'],
  ],
  heard: [
    'What failed is an alert, what is empty is not: nothing went wrong.',
    'In place of a page the sentence is its first-level heading, inside one a second-level heading.',
    'Offline and online are a status region that is always there, so that the change is heard.',
    'Drawings are hidden from assistive technology.',
  ],
};

const meta = preview.meta({
  title: 'States/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
