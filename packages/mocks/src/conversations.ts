import type { Conversation, Message } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { conversations, countUnread, toConversationSummary } from './fixtures/conversations.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { FIXTURE_NOW } from './fixtures/propertyCards.ts';
import { seller } from './fixtures/sellers.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { getCards } from './search/listings.ts';

/** Conversation that the first message about another property starts. */
const STARTED_ID = '019b4000-0000-7000-8000-000000000099';

/** Conversations of the account, with their own state; `ids` limits those of the fixtures. */
export function conversationHandlers(ids?: readonly string[]): HttpHandler[] {
  const sentMessages = new Map<string, Message[]>();
  const readIds = new Set<string>();
  let startedAbout: string | undefined;

  const listConversations = (language: FixtureLanguage): Conversation[] => {
    const [property] = startedAbout === undefined ? [] : getCards([{ id: startedAbout }], language);
    const { id, name } = seller(2, language);
    const started: Conversation[] = property
      ? [
          {
            id: STARTED_ID,
            role: 'buyer',
            partner: { id, name, profile_pic: null },
            property,
            is_property_available: true,
            messages: [],
            has_earlier: false,
            partner_read_until: null,
          },
        ]
      : [];
    return [...conversations(language).filter((conversation) => ids?.includes(conversation.id) ?? true), ...started]
      .map((conversation) => ({
        ...conversation,
        messages: [...conversation.messages, ...(sentMessages.get(conversation.id) ?? [])],
      }))
      .sort((one, other) => getLatestTime(other).localeCompare(getLatestTime(one)));
  };
  const findConversation = (id: string, language: FixtureLanguage) =>
    listConversations(language).find((conversation) => conversation.id === id);
  const getUnread = ({ id }: Conversation) => (readIds.has(id) ? 0 : countUnread({ id }));

  const addMessage = (conversationId: string, { id, text }: Pick<Message, 'id' | 'text'>): Message => {
    const sent = sentMessages.get(conversationId) ?? [];
    const repeated = sent.find((message) => message.id === id);
    if (repeated) return repeated;
    const sentAt = new Date(FIXTURE_NOW + (sent.length + 1) * 60_000).toISOString();
    const message: Message = { id, text, is_own: true, sent_at: sentAt };
    sentMessages.set(conversationId, [...sent, message]);
    readIds.add(conversationId);
    return message;
  };

  return [
    mockCall('startConversation', ({ params, body, language }) => {
      const existing = listConversations(language).find(
        ({ role, property }) => role === 'buyer' && property?.id === params.id,
      );
      if (!existing) startedAbout = params.id;
      const id = existing?.id ?? STARTED_ID;
      addMessage(id, body);
      return { data: { id } };
    }),
    mockCall('listConversations', ({ language }) => {
      const data = listConversations(language).map((conversation) =>
        toConversationSummary(conversation, getUnread(conversation)),
      );
      return { data: { data, current_page: 1, last_page: 1, total: data.length } };
    }),
    mockCall('getUnreadMessages', ({ language }) => ({
      data: { unread: listConversations(language).reduce((sum, conversation) => sum + getUnread(conversation), 0) },
    })),
    mockCall('getConversation', ({ params, language }) => {
      const data = findConversation(params.id, language);
      return data ? { data } : errorResponse('not_found');
    }),
    mockCall('sendMessage', ({ params, body, language }) =>
      findConversation(params.id, language) ? { data: addMessage(params.id, body) } : errorResponse('not_found'),
    ),
    mockCall('markConversationRead', ({ params }) => {
      readIds.add(params.id);
      return { code: 200 as const };
    }),
  ];
}

const getLatestTime = ({ messages }: Conversation): string => messages.at(-1)?.sent_at ?? '';
