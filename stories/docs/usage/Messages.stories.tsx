import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as list from '../../../packages/ui/src/messages/ConversationList/ConversationList.stories.tsx';
import * as view from '../../../packages/ui/src/messages/ConversationView/ConversationView.stories.tsx';
import * as messages from '../../../packages/ui/src/messages/MessageList/MessageList.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Messages',
  intro:
    'Conversations between a buyer and a seller about one property. Texts appear as written; a message shows at once and is never lost.',
  which: [
    [
      'MessagesLayout',
      'messages-messageslayout--default',
      'The inbox beside the open conversation; a phone shows one of them.',
      'Other lists with details: a side panel.',
    ],
    [
      'ConversationList',
      'messages-conversationlist--default',
      'The inbox: one row for each conversation, the latest first.',
      'Notifications.',
    ],
    [
      'ConversationView',
      'messages-conversationview--default',
      'A conversation: the partner, the property, the messages, and a form.',
      'Reviews, which are public.',
    ],
    ['MessageList', 'messages-messagelist--default', 'The messages alone, by day.', 'Comments without a partner.'],
    [
      'MessageForm',
      'messages-messageform--default',
      'A short text that is sent with Enter or a button.',
      'Forms with several fields: LongTextField.',
    ],
    [
      'EnquiryPanel',
      'messages-enquirypanel--default',
      'The first message about a property with ready-made questions, or a request for a viewing.',
      'Messages to us: ContactForm.',
    ],
    [
      'ViewingBar',
      'messages-viewingbar--default',
      'The proposed or accepted viewing of a conversation, with its calendar file.',
      'Several appointments: a list.',
    ],
    [
      'ViewingPanel',
      'messages-viewingpanel--default',
      'A time for a viewing, or another one: suggested ones, or a day and a quarter of an hour.',
      'Dates without a time: DateField.',
    ],
    [
      'SharePhonePanel',
      'messages-sharephonepanel--default',
      'Asks before it shares the user’s phone number with the partner of a conversation.',
      'The account’s own number: ProfileForm.',
    ],
  ],
  anatomy: {
    of: 'ConversationView',
    width: 640,
    parts: [
      [
        '.head',
        'Partner',
        'Picture or initials, the name as written, and the side: the seller, or the user’s own listing.',
      ],
      ['.listing', 'Property', 'One row that links to its page, as long as it is available.'],
      ['.messageGroup', 'Messages', 'Own ones at the end of the line. Those within five minutes share a time.'],
      ['.read', 'Read', 'Below the last own message that the partner has read, and nowhere else.'],
      ['.foot', 'Form', 'The button is always there. Typed text survives navigation and reload.'],
    ],
    children: <Live of={view.Default} />,
  },
  pairs: [
    {
      width: 480,
      good: {
        show: <Live of={messages.Failed} />,
        why: 'A message that was not sent stays in its place, says so, and can be sent again.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={ar.messages.state.failed} />
          </p>
        ),
        why: 'A passing notice: the user has to type the text again.',
      },
    },
    {
      width: 400,
      good: {
        show: <Live of={list.Default} />,
        why: 'Who, about which property, what, when: each on its own place in the row.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={badWords.noData[0]} />
          </p>
        ),
        why: 'An inbox without a conversation explains how to start one.',
      },
    },
  ],
  keys: [
    ['MessageForm', ['Enter'], 'sends on devices with a keyboard; on a phone it breaks the line.'],
    ['MessageForm', ['Shift', 'Enter'], 'breaks the line.'],
    ['MessageList', ['↑', '↓'], 'scroll; the list is one tab stop.'],
    ['ConversationList', ['Tab', 'Enter'], 'the next row; opens it.'],
    ['ViewingForm', ['←', '→'], 'the next suggested time; they are one tab stop.'],
  ],
  heard: [
    'A new message of the partner is announced politely with the name; earlier ones that load are not.',
    'Each message begins with its sender: “You:”, or the name.',
    'A row of the inbox is one link with all of its lines, and the number of unread messages in words.',
    'A failed message is announced once.',
    'A change of a viewing is announced with its time; an answer moves the focus to the list when its button disappears.',
  ],
};

const meta = preview.meta({
  title: 'Messages/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
