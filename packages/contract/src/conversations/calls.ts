import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildPageSchema, Done, FileAnswer, IdParams, StreamAnswer } from '../call/commonSchemas.ts';
import { perDay, perHour, perMinute, REPORT_LIMITS } from '../call/limits.ts';
import { PageNumber } from '../listings/filters.ts';
import { privatePictureDownload, privatePictureUpload } from '../media/privatePictureCalls.ts';
import { REPORT_ERRORS } from '../reports/calls.ts';
import { UserReportInput } from '../reports/inputs.ts';
import { Conversation, ConversationSummary, Message, ReportedConversation } from './conversation.ts';
import { conversationEndpoints } from './endpoints.ts';
import {
  ConversationSettings,
  EnquiryRequest,
  MessageRequest,
  SharedPhoneRequest,
  ViewingAnswerRequest,
  ViewingRequest,
} from './inputs.ts';
import { Viewing } from './viewing.ts';

export const sendErrors = [
  ...BODY_ERRORS,
  'invalid_id',
  'invalid_field',
  'required_field',
  'unknown_field',
  'not_found',
  'key_reused',
  'email_unconfirmed',
  'account_blocked',
  'partner_unavailable',
  'partner_blocked',
  'too_many_requests',
  'repeated_text',
] as const;

export const viewingTimeErrors = [
  'viewing_time_required',
  'viewing_not_quarter_hour',
  'viewing_too_soon',
  'viewing_too_late',
  'viewing_outside_hours',
  'viewing_exists',
] as const;

/** More messages than anyone types in an hour. */
const MESSAGE_LIMIT = { user: perHour(120), address: perHour(300), counts: 'uses' } as const;

const ConversationPage = z
  .object({
    data: buildPageSchema(ConversationSummary),
  })
  .meta({ id: 'ConversationPage' });

const ViewingChanged = z
  .object({ data: z.object({ message: Message, viewing: Viewing.nullable() }) })
  .meta({ id: 'ViewingChanged' });

export const conversationCalls = {
  startConversation: defineCall(conversationEndpoints.startConversation, {
    summary: 'Write to the seller of a property',
    description:
      'Sends the message in the user’s conversation about the property, and starts it if there is none. Its text may be empty with pictures, or with `starts_at`, which proposes a viewing. Counts a lead once per person, property and day. Accounts younger than a week start fewer conversations a day, and nearly the same long text reaches five sellers a day.',
    // More sellers than a serious buyer writes to in a day.
    limits: { message: MESSAGE_LIMIT, conversation: { user: perDay(30), address: perDay(100), counts: 'uses' } },
    params: IdParams,
    body: EnquiryRequest,
    answer: z.object({ data: z.object({ id: z.uuid() }) }),
    errors: [
      ...sendErrors,
      ...viewingTimeErrors,
      'message_required',
      'message_pictures_too_many',
      'images_failed',
      'gone',
      'message_to_oneself',
      'new_account_limit',
    ],
  }),
  listConversations: defineCall(conversationEndpoints.listConversations, {
    summary: 'List conversations',
    description: 'Conversations of the user as a buyer and as a seller; the latest message first.',
    query: z.strictObject({ page: PageNumber.default(1) }),
    answer: ConversationPage,
    errors: ['invalid_page', 'unknown_field'],
  }),
  getUnreadMessages: defineCall(conversationEndpoints.getUnreadMessages, {
    summary: 'Count unread messages',
    description: 'Messages that the user has not read, except those of muted conversations.',
    answer: z.object({ data: z.object({ unread: z.int().min(0) }) }),
    errors: [],
  }),
  getConversation: defineCall(conversationEndpoints.getConversation, {
    summary: 'Get a conversation',
    description: 'The latest messages, or those before a message. Only its two users may read it.',
    params: IdParams,
    query: z.strictObject({ before: z.uuid('invalid_id').optional() }),
    answer: z.object({ data: Conversation }),
    errors: ['invalid_id', 'unknown_field', 'not_found'],
  }),
  sendMessage: defineCall(conversationEndpoints.sendMessage, {
    summary: 'Send a message',
    description:
      'Sends a text, up to six uploaded pictures, or both. The other user is mailed after ten minutes if the message is unread.',
    limits: { message: MESSAGE_LIMIT },
    params: IdParams,
    body: MessageRequest,
    answer: z.object({ data: Message }),
    errors: [...sendErrors, 'message_required', 'message_pictures_too_many', 'images_failed'],
  }),
  uploadMessagePicture: defineCall(conversationEndpoints.uploadMessagePicture, {
    summary: 'Upload a picture for a message',
    description:
      'Uploads a picture before its message, which then lists its id in `pictures`. A picture can be sent once, and is deleted after three days without a message.',
    limits: { 'message picture': { user: perHour(120), counts: 'uses' } },
    ...privatePictureUpload,
  }),
  getMessagePicture: defineCall(conversationEndpoints.getMessagePicture, {
    summary: 'Get a picture of a message',
    description: 'Only for the two users of the conversation, and for the user who uploaded it.',
    ...privatePictureDownload,
    errors: ['invalid_id', 'invalid_choice', 'unknown_field', 'not_found'],
  }),
  sharePhone: defineCall(conversationEndpoints.sharePhone, {
    summary: 'Share a phone number',
    description:
      'Sends a message with the number to the other user of a conversation. A buyer’s number also appears in the seller’s lead.',
    limits: { message: MESSAGE_LIMIT },
    params: IdParams,
    body: SharedPhoneRequest,
    answer: z.object({ data: Message }),
    errors: [...sendErrors, 'phone_required', 'phone_invalid'],
  }),
  markConversationRead: defineCall(conversationEndpoints.markConversationRead, {
    summary: 'Mark messages as read',
    description: 'Up to and including a message; earlier marks stay.',
    params: IdParams,
    body: z.strictObject({ until: z.uuid('invalid_id') }),
    answer: Done,
    errors: [...BODY_ERRORS, 'invalid_id', 'required_field', 'unknown_field', 'not_found'],
  }),
  saveConversationSettings: defineCall(conversationEndpoints.saveConversationSettings, {
    summary: 'Mute a conversation, or block the partner',
    description: 'Blocking ends mails and messages between both, in all of their conversations, until it is undone.',
    params: IdParams,
    body: ConversationSettings,
    answer: Done,
    errors: [...BODY_ERRORS, 'invalid_id', 'unknown_field', 'not_found', 'partner_unavailable'],
  }),
  streamUserEvents: defineCall(conversationEndpoints.streamUserEvents, {
    summary: 'Follow changes of conversations',
    description:
      'Server-sent events until the session ends. The data of each is a `UserEvents` object, and its id resumes the stream for ten minutes with the header `Last-Event-ID`. At most ten streams per user.',
    answer: StreamAnswer,
    answerTypes: ['text/event-stream'],
    errors: ['too_many_requests', 'overloaded'],
  }),
  reportTyping: defineCall(conversationEndpoints.reportTyping, {
    summary: 'Tell the partner that the user is typing',
    description: 'At most every three seconds while the user types. The partner’s stream of events reports it.',
    // A client that reports every three seconds, in a tab or two.
    limits: { typing: { user: perMinute(40), address: perMinute(200) } },
    params: IdParams,
    answer: Done,
    errors: [
      'invalid_id',
      'not_found',
      'email_unconfirmed',
      'account_blocked',
      'partner_unavailable',
      'partner_blocked',
      'too_many_requests',
    ],
  }),
  reportConversation: defineCall(conversationEndpoints.reportConversation, {
    summary: 'Report the partner of a conversation',
    description: 'Once per user and conversation. The moderators who handle the report can read the conversation.',
    limits: REPORT_LIMITS,
    params: IdParams,
    body: UserReportInput,
    answer: Done,
    errors: [...REPORT_ERRORS, 'partner_unavailable'],
  }),
  getReportedConversation: defineCall(conversationEndpoints.getReportedConversation, {
    summary: 'Get a reported conversation',
    description: 'The latest 200 messages of a conversation that one of its users has reported.',
    params: IdParams,
    answer: z.object({ data: ReportedConversation }),
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  getReportedPicture: defineCall(conversationEndpoints.getReportedPicture, {
    summary: 'Get a picture of a reported conversation',
    description: 'Only from conversations that one of the two users has reported.',
    ...privatePictureDownload,
    errors: ['forbidden', 'invalid_id', 'invalid_choice', 'unknown_field', 'not_found'],
  }),
  proposeViewing: defineCall(conversationEndpoints.proposeViewing, {
    summary: 'Propose a viewing',
    description:
      'A time from 08:00 to 21:00 in Egypt, on a quarter of an hour, from 30 minutes to 60 days ahead. It moves the viewing in `replaces`, and is refused if another one is current. The id of the message is also that of the viewing.',
    limits: { message: MESSAGE_LIMIT },
    params: IdParams,
    body: ViewingRequest,
    answer: ViewingChanged,
    errors: [...sendErrors, ...viewingTimeErrors, 'viewing_changed'],
  }),
  answerViewing: defineCall(conversationEndpoints.answerViewing, {
    summary: 'Accept, decline or cancel a viewing',
    description:
      'The partner of the proposer accepts or declines; either user cancels. Refused if the viewing was moved, answered or called off meanwhile, or is over. Both users are reminded of an accepted viewing a day and an hour before.',
    limits: { message: MESSAGE_LIMIT },
    params: IdParams,
    body: ViewingAnswerRequest,
    answer: ViewingChanged,
    errors: [...sendErrors, 'invalid_choice', 'viewing_changed'],
  }),
  getViewingCalendar: defineCall(conversationEndpoints.getViewingCalendar, {
    summary: 'Download a viewing for a calendar',
    description:
      'An iCalendar file (RFC 5545) in the language of the request. A moved viewing keeps its UID, so calendars replace the earlier event.',
    params: IdParams,
    answer: FileAnswer,
    answerTypes: ['text/calendar'],
    errors: ['invalid_id', 'not_found', 'gone'],
  }),
};
