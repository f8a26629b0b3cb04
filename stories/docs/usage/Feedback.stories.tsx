import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';

import preview from '../../../.storybook/preview.tsx';

import { ToastCard } from '../../../packages/ui/src/feedback/ToastHost/ToastCard.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { love } = ar.pages.login;

/** Toast card outside its layer. */
function Toast({ long = false }: { long?: boolean }) {
  const { t } = useTranslation();
  const message = long
    ? `${t('states:failedText')} ${t('states:offlineText')} ${t('states:updateText')}`
    : t('pages:login.love');
  return (
    <ToastCard
      id={long ? 'long' : love}
      message={message}
      variant={long ? 'default' : 'info'}
      style={{ position: 'static' }}
      hideIconVariant={false}
      iconVariant={{}}
      persist
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  );
}

const page: UsagePageProps = {
  family: 'Feedback',
  intro:
    'What happened, in passing. A toast answers an action whose result one cannot see, says it in one line, and leaves by itself.',
  which: [
    [
      'ToastHost: success',
      'feedback-toasthost--success',
      'Done, and not to be seen where one is: saved, copied, sent.',
      'What can be seen: a filled heart needs no toast.',
    ],
    [
      'ToastHost: error',
      'feedback-toasthost--failed',
      'An action failed that has no place of its own to say so.',
      'A field, a list: they say it where it is.',
    ],
    ['ToastHost: warning', 'feedback-toasthost--warning', 'It worked, but: too many requests, slow connection.', ''],
    [
      'ToastHost: info',
      'feedback-toasthost--info',
      'Why something else just happened, such as the login panel opening.',
      'Advertising.',
    ],
    ['ToastHost: default', 'feedback-toasthost--default', 'Anything else, without icon or colour.', ''],
    ['OfflineNotice', 'states-offlinenotice--default', 'What lasts.', 'What passes.'],
  ],
  anatomy: {
    of: 'Toast',
    width: 380,
    parts: [
      ['.MuiAlert-icon', 'Kind', 'A shape for each kind, so that colour is not alone. The default kind has none.'],
      ['.MuiAlert-message', 'Message', 'One sentence, two lines at most. It starts where its own language starts.'],
      ['.MuiAlert-action button', 'Cross', '44 px. A drag of 80 px to either side does the same.'],
    ],
    children: <Toast />,
  },
  pairs: [
    {
      width: 380,
      good: { show: <Toast />, why: 'Five seconds for one sentence; two and a half for what is said about homes.' },
      bad: {
        show: <Toast long />,
        why: 'A paragraph that leaves before it is read. What needs reading needs a place that stays.',
      },
    },
  ],
  keys: [
    ['Toast', ['Tab', 'Enter'], 'reaches the cross and dismisses it. The focus is never taken there.'],
    ['Toast', ['hover'], 'stops its clock, as does going to another window.'],
  ],
  heard: [
    'An error is an alert and interrupts; all others are a status and wait their turn.',
    'The message is in the language of the page, with its own direction (dir="auto").',
    'It stands at the top right in both languages, above everything, also above an open panel.',
    'Three at once at most, the newest below. Under reduced motion it is simply there, and then gone.',
  ],
};

const meta = preview.meta({
  title: 'Feedback/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
