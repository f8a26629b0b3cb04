import { z } from 'zod';
import { PropertyCard } from '../listings/property.ts';
import { PrivatePicture } from '../media/privatePicture.ts';
import { MessageViewing, Viewing } from './viewing.ts';

export const Message = z
  .object({
    id: z.uuid(),
    /** True if the caller wrote it. */
    is_own: z.boolean(),
    /** Empty only for a viewing change without a note, a shared number, and pictures without a text. */
    text: z.string(),
    sent_at: z.iso.datetime(),
    /** Change of a viewing that the message reports; null for other messages. */
    viewing: MessageViewing.nullable(),
    /**
     * Number that the sender shares, in its national form of 11 digits; absent in other messages, and empty once the
     * sender's account is deleted.
     */
    shared_phone: z.string().optional(),
    /** At most six; absent in messages without any. */
    pictures: z.array(PrivatePicture).optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

export const CONVERSATION_ROLES = ['buyer', 'seller'] as const;
export type ConversationRole = (typeof CONVERSATION_ROLES)[number];

const conversation = z.object({
  id: z.uuid(),
  /** The caller's side. */
  role: z.enum(CONVERSATION_ROLES),
  /** The other side; null once the account is deleted. */
  partner: z.object({ id: z.uuid(), name: z.string(), profile_pic: z.string().nullable() }).nullable(),
  /** Null once the seller's account is deleted. */
  property: PropertyCard.nullable(),
  /** True if the property's page is public. */
  is_property_available: z.boolean(),
  /** True if the caller gets no mails about it, and its messages do not count as unread elsewhere. */
  is_muted: z.boolean(),
});

export const ConversationSummary = conversation
  .extend({
    last_message: Message,
    /** Messages of the partner that the caller has not read. */
    unread: z.int().min(0),
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const Conversation = conversation
  .extend({
    /** Oldest first. */
    messages: z.array(Message),
    /** True if older messages exist. */
    has_earlier: z.boolean(),
    /** True if the caller has blocked the partner: neither can write to the other. */
    is_blocked: z.boolean(),
    /** Time of the newest message that the partner has read; null if none. */
    partner_read_until: z.iso.datetime().nullable(),
    /** The proposed or accepted viewing in the future; null if none. */
    viewing: Viewing.nullable(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

const Writer = z.object({ id: z.uuid(), name: z.string() });

export const ReportedConversation = z
  .object({
    id: z.uuid(),
    /** Null once the account is deleted. */
    buyer: Writer.nullable(),
    seller: Writer.nullable(),
    /** Address of the property; null once the seller's account is deleted. */
    property: z.object({ id: z.uuid(), address: z.string() }).nullable(),
    /** Oldest first. */
    messages: z.array(Message.omit({ is_own: true }).extend({ sender: z.enum(CONVERSATION_ROLES) })),
    /** True if older messages exist. */
    has_earlier: z.boolean(),
  })
  .meta({ id: 'ReportedConversation' });
export type ReportedConversation = z.infer<typeof ReportedConversation>;
