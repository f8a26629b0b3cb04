import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as rows from '../../../packages/ui/src/account/SecurityRows/SecurityRows.stories.tsx';
import * as social from '../../../packages/ui/src/account/SocialButtons/SocialButtons.stories.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { change, manage } = ar.account.security;

const page: UsagePageProps = {
  family: 'Account',
  intro:
    'Who one is, and how safe the account is. It asks for an account only when something needs one, says why, and leads back to where one was.',
  which: [
    [
      'LoginPanel',
      'account-loginpanel--default',
      'Logging in, registering, a forgotten password: one panel over the page on which it was needed.',
      'A page of its own that one is sent to: the place would be lost.',
    ],
    [
      'ContinueOrProfile',
      'account-continueorprofile--default',
      'After registering: go on with what one was doing, or fill in the rest.',
      'Every login.',
    ],
    [
      'PhonePrompt',
      'account-phoneprompt--default',
      'A person without a number wants to post or be called.',
      'A first visit.',
    ],
    [
      'ProfileHeader',
      'account-profileheader--default',
      'The head of one’s own page.',
      'Somebody else: ProviderHeader.',
    ],
    [
      'SecurityRows',
      'account-securityrows--default',
      'How each part of the account’s safety stands, and the one thing to do about it.',
      'Preferences: those are switches.',
    ],
    [
      'PasswordForm, EmailForm',
      'account-passwordform--default',
      'Changing the password or the address, with the present password asked first.',
      '',
    ],
    [
      'DeleteAccountDialog',
      'account-deleteaccountdialog--default',
      'Leaving for good: says what goes, and asks for a typed word.',
      'Deleting one ad.',
    ],
    ['SocialButtons', 'account-socialbuttons--default', 'Google and Apple, with their own marks.', 'Sharing.'],
  ],
  anatomy: {
    of: 'SecurityRows',
    width: 640,
    parts: [
      ['li > svg', 'Icon', 'Tells the rows apart at a glance. It has no meaning of its own.'],
      ['h3', 'Part', 'What the row is about.'],
      ['.state', 'How it stands', 'A date, an address, a number: a fact, isolated from the words around it.'],
      ['.MuiChip-root', 'Mark', 'Verified or waiting, in words; the colour only repeats it.'],
      ['.act', 'The one thing', 'A verb. Read aloud it names its row as well: “Change: password”.'],
    ],
    children: <Live of={rows.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={social.Default} />,
        why: 'One look for both providers, in our frame, with their marks and a full sentence.',
      },
      bad: {
        show: (
          <div style={{ display: 'grid', gap: 12 }}>
            <Live of={button.Default} args={{ wide: true, children: 'Google' }} />
            <Live of={button.Outlined} args={{ wide: true, children: 'Apple' }} />
          </div>
        ),
        why: 'A name is no sentence, and we have no favourite among the two.',
      },
    },
    {
      good: {
        show: <Live of={button.Quiet} args={{ children: change, wide: true }} />,
        why: 'Quiet: one changes a password once a year.',
      },
      bad: {
        show: <Live of={button.Default} args={{ children: manage, wide: true }} />,
        why: 'Loud and vague. “Manage” is for what really holds several things, such as devices.',
      },
    },
  ],
  keys: [
    ['LoginPanel', ['Tab', 'Enter'], 'opens at its first field; Enter in any field logs in.'],
    ['LoginPanel', ['Escape'], 'closes it and gives the focus back to what asked for it.'],
    [
      'Login and register',
      ['Tab', 'Space'],
      'two toggle buttons; the focus goes to the new form’s first field, and the hidden one leaves the tab order.',
    ],
    ['DeleteAccountDialog', ['Escape'], 'keeps the account. The deed cannot be pressed before the word is typed.'],
  ],
  heard: [
    'The panel is a dialog with the name of what it asks for; each of its views is a form with a name.',
    'Why the panel came (“Log in to save this home”) stands at its head and is read first.',
    'A refused login is an alert that does not say which of the two was wrong.',
    'While the confirmation is awaited, a status says so once, not at every look at the mailbox.',
  ],
};

const meta = preview.meta({
  title: 'Account/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
