import { z } from 'zod';
import { sixDigitCode } from '../accounts/twoFactorInputs.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { emailAddress, LINE_MAX_LENGTH, phoneNumber, requiredText } from '../fields/fields.ts';
import { VIEWING_ANSWERS } from './viewing.ts';
import { findViewingTimeProblem } from './viewingTimes.ts';

export const MESSAGE_MAX_LENGTH = 2000;

/** The sender chooses the id: a repeated request with the same id sends the message once. */
const messageId = z.uuid('invalid_id');
const note = z
  .string()
  .trim()
  .max(MESSAGE_MAX_LENGTH, 'text_too_long' satisfies InputCode)
  .default('');
const startsAt = z.iso.datetime('viewing_time_required' satisfies InputCode);

export const MessageInput = z.strictObject({ text: requiredText('message_required', MESSAGE_MAX_LENGTH) });
export type MessageInput = z.output<typeof MessageInput>;

/** The text of a message with pictures, as a form has it. */
export const PictureMessageInput = z.strictObject({ text: note });

export const MAX_MESSAGE_PICTURES = 6;

const pictures = z
  .array(messageId)
  .max(MAX_MESSAGE_PICTURES, 'message_pictures_too_many' satisfies InputCode)
  .default([]);

interface MessageContent {
  text: string;
  pictures: readonly string[];
}

export const MessageRequest = PictureMessageInput.extend({ id: messageId, pictures }).check(
  crossFieldCheck<MessageContent>(({ text, pictures }) => text !== '' || pictures.length > 0, {
    comparedFields: ['text', 'pictures'],
    errorField: 'text',
    code: 'message_required',
  }),
);

/** A proposed time as a form has it; null until it is chosen. */
export const buildViewingInput = (now: () => Date) =>
  z.strictObject({
    starts_at: z.preprocess<unknown, typeof startsAt, string | null>(
      (value) => value ?? undefined,
      startsAt.superRefine((value, context) => {
        const code = findViewingTimeProblem(new Date(value), now());
        if (code) context.addIssue({ code: 'custom', message: code });
      }),
    ),
    text: note,
  });
export type ViewingInput = z.output<ReturnType<typeof buildViewingInput>>;

export const SharedPhoneInput = z.strictObject({ phone: phoneNumber() });

export const SharedPhoneRequest = SharedPhoneInput.extend({ id: messageId });

interface Enquiry {
  text: string;
  starts_at?: string | undefined;
  pictures?: readonly string[];
}

const enquiryShape = { id: messageId, text: note, starts_at: startsAt.optional() };
const contentCheck = crossFieldCheck<Enquiry>(
  ({ text, starts_at, pictures = [] }) => text !== '' || starts_at !== undefined || pictures.length > 0,
  { comparedFields: ['text', 'starts_at'], errorField: 'text', code: 'message_required' },
);

/** A first message about a property: a text, pictures, a proposed time for a viewing, or several of them. */
export const EnquiryRequest = z.strictObject({ ...enquiryShape, pictures }).check(contentCheck);

export const ENQUIRY_KINDS = ['message', 'viewing'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Details of a visitor who writes without an account. The phone number is for the seller, and optional. */
const visitorShape = {
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: z.union([z.literal(''), phoneNumber()], 'phone_invalid' satisfies InputCode),
};
const visitorMessage = MessageInput.extend(visitorShape);

export const buildVisitorInput = (kind: EnquiryKind, now: () => Date) =>
  kind === 'viewing'
    ? buildViewingInput(now).extend(visitorShape)
    : visitorMessage.extend({ starts_at: z.null().transform(() => undefined) });
export type VisitorInput = z.output<ReturnType<typeof buildVisitorInput>>;

export const EnquiryCodeRequest = z.strictObject({ email: visitorShape.email, kind: z.enum(ENQUIRY_KINDS) });

const emailCode = sixDigitCode('email_code_invalid');

export const EmailCodeInput = z.strictObject({ code: emailCode });

export const VisitorEnquiryRequest = z
  .strictObject({
    ...enquiryShape,
    name: visitorShape.name,
    phone: visitorShape.phone,
    challenge: z.string().max(LINE_MAX_LENGTH),
    code: emailCode,
  })
  .check(contentCheck);

export const ViewingRequest = z.strictObject({
  id: messageId,
  starts_at: startsAt,
  /** Current viewing that the proposal moves; null if there is none. */
  replaces: messageId.nullable(),
  text: note,
});

export const ViewingAnswerRequest = z.strictObject({
  id: messageId,
  status: z.enum(VIEWING_ANSWERS, 'invalid_choice'),
  text: note,
});

/** Settings of one user in a conversation; absent ones stay. */
export const ConversationSettings = z.strictObject({
  is_muted: z.boolean().optional(),
  /** Applies to all conversations with the partner. */
  is_blocked: z.boolean().optional(),
});
export type ConversationSettings = z.output<typeof ConversationSettings>;
