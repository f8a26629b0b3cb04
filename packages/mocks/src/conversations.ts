import type { Conversation, ConversationSettings, Message, PrivatePicture, Viewing } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { conversations, countUnread, toConversationSummary } from './fixtures/conversations.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { createPictureFile, MESSAGE_PICTURE } from './fixtures/messagePictures.ts';
import { FIXTURE_NOW } from './fixtures/propertyCards.ts';
import { seller } from './fixtures/sellers.ts';
import { mockUser } from './fixtures/users.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { getCards } from './search/listings.ts';

/** Conversation that the first message about another property starts. */
const STARTED_ID = '019b4000-0000-7000-8000-000000000099';

/** Code of a visitor's mail. */
export const MAILED_CODE = '123456';

interface ConversationOptions {
  /** Limits the conversations of the fixtures. */
  ids?: readonly string[];
  /** Changes the conversations of the fixtures. */
  change?: (conversation: Conversation) => Conversation;
}

/** Conversations of the account, with their own state. */
export function conversationHandlers({ ids, change = (found) => found }: ConversationOptions = {}): HttpHandler[] {
  const sentMessages = new Map<string, Message[]>();
  /** Viewings that calls have changed. */
  const viewings = new Map<string, Viewing | null>();
  const uploads = new Map<string, PrivatePicture>();
  const readIds = new Set<string>();
  const settings = new Map<string, ConversationSettings>();
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
            is_muted: false,
            is_blocked: false,
            messages: [],
            has_earlier: false,
            partner_read_until: null,
            viewing: null,
          },
        ]
      : [];
    const existing = conversations(language).filter((conversation) => ids?.includes(conversation.id) ?? true);
    return [...existing.map(change), ...started]
      .map((conversation) => ({
        ...conversation,
        ...settings.get(conversation.id),
        messages: [...conversation.messages, ...(sentMessages.get(conversation.id) ?? [])],
        viewing: viewings.has(conversation.id) ? (viewings.get(conversation.id) ?? null) : conversation.viewing,
      }))
      .sort((a, b) => getLatestTime(b).localeCompare(getLatestTime(a)));
  };
  const findConversation = (id: string, language: FixtureLanguage) =>
    listConversations(language).find((conversation) => conversation.id === id);
  const getUnread = ({ id }: Conversation) => (readIds.has(id) ? 0 : countUnread({ id }));

  const addMessage = (
    conversationId: string,
    {
      id,
      text,
      viewing = null,
      ...phone
    }: Pick<Message, 'id' | 'text'> & Partial<Pick<Message, 'viewing' | 'shared_phone' | 'pictures'>>,
  ): Message => {
    const sentToConversation = sentMessages.get(conversationId) ?? [];
    const repeatedMessage = sentToConversation.find((message) => message.id === id);
    if (repeatedMessage) return repeatedMessage;
    const sentAt = new Date(FIXTURE_NOW + (sentToConversation.length + 1) * 60_000).toISOString();
    const message: Message = { id, text, is_own: true, sent_at: sentAt, viewing, ...phone };
    sentMessages.set(conversationId, [...sentToConversation, message]);
    readIds.add(conversationId);
    return message;
  };
  const addProposal = (
    conversationId: string,
    { id, text, starts_at }: Pick<Message, 'id' | 'text'> & Pick<Viewing, 'starts_at'>,
  ) => {
    const message = addMessage(conversationId, { id, text, viewing: { id, starts_at, change: 'proposed' } });
    const viewing = { id, starts_at, status: 'proposed', is_own_proposal: true } as const;
    viewings.set(conversationId, viewing);
    return { message, viewing };
  };

  const listSentPictures = (ids: readonly string[]) =>
    ids.length > 0 ? { pictures: ids.flatMap((id) => uploads.get(id) ?? []) } : {};

  return [
    mockCall('startConversation', ({ params, body: { pictures, ...body }, language }) => {
      const existing = listConversations(language).find(
        ({ role, property }) => role === 'buyer' && property?.id === params.id,
      );
      if (!existing) startedAbout = params.id;
      const id = existing?.id ?? STARTED_ID;
      const { starts_at } = body;
      if (starts_at === undefined) addMessage(id, { ...body, ...listSentPictures(pictures) });
      else addProposal(id, { ...body, starts_at });
      return { data: { id } };
    }),
    mockCall('requestEnquiryCode', () => ({
      data: { challenge: 'c'.repeat(43), expires_at: new Date(FIXTURE_NOW + 15 * 60_000).toISOString() },
    })),
    mockCall('sendVisitorEnquiry', ({ params, body, language }) => {
      if (body.code !== MAILED_CODE) return errorResponse('email_code_wrong', '/code');
      startedAbout = params.id;
      addMessage(STARTED_ID, body);
      const user = { ...mockUser(language), name: body.name, phone: '' };
      return { data: { id: STARTED_ID, login: { token: 'v'.repeat(43), user } } };
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
    mockCall('sendMessage', ({ params, body: { pictures, ...body }, language }) => {
      if (!findConversation(params.id, language)) return errorResponse('not_found');
      return { data: addMessage(params.id, { ...body, ...listSentPictures(pictures) }) };
    }),
    mockCall('uploadMessagePicture', ({ files }) => {
      if (!files.picture?.[0]) return errorResponse('picture_required');
      const picture = { ...MESSAGE_PICTURE, id: crypto.randomUUID() };
      uploads.set(picture.id, picture);
      return { data: picture };
    }),
    mockCall('getMessagePicture', createPictureFile),
    mockCall('getReportedPicture', createPictureFile),
    mockCall('sharePhone', ({ params, body: { id, phone }, language }) =>
      findConversation(params.id, language)
        ? { data: addMessage(params.id, { id, text: '', shared_phone: phone }) }
        : errorResponse('not_found'),
    ),
    mockCall('markConversationRead', ({ params }) => {
      readIds.add(params.id);
      return { code: 200 as const };
    }),
    mockCall('saveConversationSettings', ({ params, body }) => {
      settings.set(params.id, { ...settings.get(params.id), ...body });
      return { code: 200 as const };
    }),
    mockCall('reportTyping', () => ({ code: 200 as const })),
    mockCall('reportConversation', () => ({ code: 200 as const })),
    mockCall('proposeViewing', ({ params, body, language }) => {
      const conversation = findConversation(params.id, language);
      if (!conversation) return errorResponse('not_found');
      if ((conversation.viewing?.id ?? null) !== body.replaces) return errorResponse('viewing_changed');
      return { data: addProposal(params.id, body) };
    }),
    mockCall('answerViewing', ({ params, body, language }) => {
      const conversation = listConversations(language).find(({ viewing }) => viewing?.id === params.id);
      if (!conversation?.viewing) return errorResponse('viewing_changed');
      const { id, starts_at, is_own_proposal } = conversation.viewing;
      const { status } = body;
      const message = addMessage(conversation.id, { ...body, viewing: { id, starts_at, change: status } });
      const viewing = status === 'accepted' ? { id, starts_at, status, is_own_proposal } : null;
      viewings.set(conversation.id, viewing);
      return { data: { message, viewing } };
    }),
    mockCall('getViewingCalendar', () => new Blob(['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'], { type: 'text/calendar' })),
  ];
}

const getLatestTime = ({ messages }: Conversation): string => messages.at(-1)?.sent_at ?? '';
