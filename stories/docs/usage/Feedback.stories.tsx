import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';

import preview from '../../../.storybook/preview.tsx';

import { ToastCard } from '../../../packages/ui/src/feedback/ToastHost/ToastCard.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

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
    'Brief results. A toast confirms an action whose result is not visible, in one line, and closes automatically.',
  which: [
    [
      'ToastHost: success',
      'feedback-toasthost--success',
      'A result that is not visible: saved, copied, sent.',
      'A visible result: a filled heart icon needs no toast.',
    ],
    [
      'ToastHost: error',
      'feedback-toasthost--failed',
      'A failed action without a place for its error.',
      'A field or a list: they show their own errors.',
    ],
    ['ToastHost: warning', 'feedback-toasthost--warning', 'It worked, but: too many requests, slow connection.', ''],
    [
      'ToastHost: info',
      'feedback-toasthost--info',
      'The reason for a side effect, such as the login panel opening.',
      'Advertising.',
    ],
    ['ToastHost: default', 'feedback-toasthost--default', 'Anything else, without icon or colour.', ''],
    ['OfflineNotice', 'states-offlinenotice--default', 'Permanent conditions.', 'Brief results.'],
  ],
  anatomy: {
    of: 'Toast',
    width: 380,
    parts: [
      [
        '.MuiAlert-icon',
        'Kind',
        'An icon for each kind, so that colour is not the only sign. The default kind has none.',
      ],
      [
        '.MuiAlert-message',
        'Message',
        'One sentence, two lines at most. It is aligned to the start of its own language.',
      ],
      ['.MuiAlert-action button', 'Cross', '44 px. A drag of 80 px to either side also closes the toast.'],
    ],
    children: <Toast />,
  },
  pairs: [
    {
      width: 380,
      good: { show: <Toast />, why: 'Five seconds for one sentence; two and a half for messages about listings.' },
      bad: {
        show: <Toast long />,
        why: 'A paragraph that closes before it is read. Longer texts need a permanent place.',
      },
    },
  ],
  keys: [
    ['Toast', ['Tab', 'Enter'], 'focuses and presses the close icon. A toast never takes the focus.'],
    ['Toast', ['hover'], 'pauses its timer, as does another window.'],
  ],
  heard: [
    'An error is an alert and interrupts; others are a status and wait.',
    'The message is in the language of the page, with its own direction (dir="auto").',
    'It is at the top right in both languages, above everything, including an open panel.',
    'Three at once at most, the newest below. With reduced motion toasts appear and disappear without a transition.',
  ],
};

const meta = preview.meta({
  title: 'Feedback/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
