import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as rows from '../../../packages/ui/src/account/SecurityRows/SecurityRows.stories.tsx';
import * as social from '../../../packages/ui/src/account/SocialButtons/SocialButtons.stories.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { change, manage } = ar.account.security;

const page: UsagePageProps = {
  family: 'Account',
  intro:
    'The user’s identity and the security of the account. Asks for a login only when an action needs it, gives the reason, and returns to the same place.',
  which: [
    [
      'LoginPanel',
      'account-loginpanel--default',
      'Logging in, registering, resetting a password: one panel over the current page.',
      'A separate login page, which would lose the current one.',
    ],
    [
      'AfterLoginPrompt',
      'account-afterloginprompt--default',
      'After registering: continue, or complete the profile.',
      'Every login.',
    ],
    [
      'PhonePrompt',
      'account-phoneprompt--default',
      'A user without a phone number posts an ad or wants to be called.',
      'A first visit.',
    ],
    [
      'ProfileHeader',
      'account-profileheader--default',
      'The header of the user’s own page.',
      'Another user: ProviderHeader.',
    ],
    [
      'ProfileColumns, ProfileSection',
      'account-profilecolumns--default',
      'The sections of one tab of the user’s own page.',
      'A list that users work through: it needs the full width.',
    ],
    [
      'SecurityRows',
      'account-securityrows--default',
      'The status of each part of the account’s security, with one action.',
      'Preferences: those are switches.',
    ],
    [
      'PasswordForm, EmailForm',
      'account-passwordform--default',
      'Changing the password or the address, confirmed by the current password.',
      '',
    ],
    [
      'DeleteAccountDialog',
      'account-deleteaccountdialog--default',
      'Deleting the account: lists what is deleted, and asks for a typed word.',
      'Deleting one ad.',
    ],
    ['SocialButtons', 'account-socialbuttons--default', 'Google and Apple, with their own marks.', 'Sharing.'],
  ],
  anatomy: {
    of: 'SecurityRows',
    width: 640,
    parts: [
      ['li > svg', 'Icon', 'Distinguishes the rows. It has no meaning of its own.'],
      ['h3', 'Part', 'The subject of the row.'],
      ['.state', 'Status', 'A date, an address, a number: a fact, isolated from the surrounding words.'],
      ['.MuiChip-root', 'Mark', 'Verified or pending, in words; the colour only repeats it.'],
      ['.changeButton', 'Action', 'A verb. For screen readers it includes the row’s name: “Change: password”.'],
    ],
    children: <Live of={rows.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={social.Default} />,
        why: 'One look for both providers, with their logos and a full sentence.',
      },
      bad: {
        show: (
          <div style={{ display: 'grid', gap: 12 }}>
            <Live of={button.Default} args={{ wide: true, children: 'Google' }} />
            <Live of={button.Outlined} args={{ wide: true, children: 'Apple' }} />
          </div>
        ),
        why: 'A name is no sentence, and neither provider is preferred.',
      },
    },
    {
      good: {
        show: <Live of={button.Text} args={{ children: change, wide: true }} />,
        why: 'Text button: users rarely change a password.',
      },
      bad: {
        show: <Live of={button.Default} args={{ children: manage, wide: true }} />,
        why: 'Prominent and vague. “Manage” is for several items, such as devices.',
      },
    },
  ],
  keys: [
    ['LoginPanel', ['Tab', 'Enter'], 'opens with the focus in its first field; Enter in any field logs in.'],
    ['LoginPanel', ['Escape'], 'closes it and restores the focus.'],
    [
      'Login and register',
      ['Tab', 'Space'],
      'two toggle buttons; the focus moves to the new form’s first field, and the hidden form leaves the tab order.',
    ],
    ['DeleteAccountDialog', ['Escape'], 'keeps the account. Deleting is disabled until the word is typed.'],
  ],
  heard: [
    'The panel is a dialog with the name of its current view; each view is a form with a name.',
    'The reason for the login (“Log in to save this property”) is at the top and is read first.',
    'A refused login is an alert that does not reveal which of the two was wrong.',
    'While a confirmation is pending, a status announces it once.',
  ],
};

const meta = preview.meta({
  title: 'Account/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
