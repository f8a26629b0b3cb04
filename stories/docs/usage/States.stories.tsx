import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as empty from '../../../packages/ui/src/states/EmptyState/EmptyState.stories.tsx';
import * as failed from '../../../packages/ui/src/states/FailedState/FailedState.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'States',
  intro:
    'Replacements for missing content: a drawing, one sentence about the event, and one next step. Never a blank screen.',
  which: [
    [
      'EmptyState',
      'states-emptystate--default',
      'An empty result that is no error: no results, no favourites yet.',
      'Content that failed to load.',
    ],
    [
      'EmptyLine',
      'states-emptyline--default',
      'An empty section of a page with others: one line and a link.',
      'A whole page: EmptyState.',
    ],
    [
      'FailedState',
      'states-failedstate--default',
      'Content that failed to load, with a retry.',
      'A refused form: FormErrorBox.',
    ],
    [
      'NotFoundScreen',
      'states-notfoundscreen--default',
      'An address that does not exist, or no longer.',
      'A search without results.',
    ],
    [
      'LoginNeededScreen',
      'states-loginneededscreen--default',
      'A page that needs a login.',
      'An action: it opens LoginPanel and continues afterwards.',
    ],
    [
      'OfflineNotice, UpdateNotice',
      'states-offlinenotice--default',
      'One line under the bar: the connection is lost; a new version is available.',
      'Brief messages: a toast.',
    ],
    [
      'Skeletons',
      'listings-propertycardskeleton--default',
      'Loading content: the same boxes at the same heights.',
      'A running action: its button is busy.',
    ],
  ],
  anatomy: {
    of: 'EmptyState',
    width: 480,
    parts: [
      ['.drawing', 'Drawing', 'From one family, in two roles. It repeats the text.'],
      ['h2', 'Event', 'One sentence, in the user’s terms.'],
      ['.message', 'Meaning', 'Only if it is not obvious.'],
      ['.actions', 'Next step', 'One action. A second, quieter one if the first may not fit.'],
    ],
    children: <Live of={empty.WithAction} args={{ message: ar.listings.list.emptyHint }} />,
  },
  pairs: [
    {
      width: 420,
      good: {
        show: <Live of={failed.Default} />,
        why: 'The event, a possible reason, and a retry in place.',
      },
      bad: {
        show: <Live of={empty.Default} args={{ title: badWords.serverError[0], role: 'presentation' }} />,
        why: 'An error number, no action, and the drawing of an empty list, although it failed.',
      },
    },
  ],
  keys: [
    ['Every screen', ['Tab', 'Enter'], 'the first stop is the main action.'],
    ['FailedState', ['Enter'], 'retries; the button keeps the focus until the content has loaded.'],
    ['UpdateNotice', ['Tab', 'Enter'], 'reloads. It never takes the focus.'],
  ],
  heard: [
    'A failure is an alert, an empty state is not.',
    'Instead of a page the sentence is its first-level heading, inside a page a second-level heading.',
    'Offline and online are a permanent status region, so that changes are announced.',
    'Drawings are hidden from assistive technology.',
  ],
};

const meta = preview.meta({
  title: 'States/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
