import type { ConversationRole, PrivatePicture, UserEventKind, ViewingChange } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Messages about a property, one conversation per buyer. A user is null once the account is deleted. */
interface ConversationTable {
  id: string;
  property_id: string | null;
  buyer_id: string | null;
  seller_id: string | null;
  created_at: Date;
  last_message_at: Date;
  /** `sent_at` of the latest message that the user has read. */
  buyer_read_until: Generated<Date | null>;
  seller_read_until: Generated<Date | null>;
  /** Number of the other user's messages that the user has not read. */
  buyer_unread: Generated<number>;
  seller_unread: Generated<number>;
  /** When the user was last mailed about unread messages; null once all are read. */
  buyer_mailed_at: Generated<Date | null>;
  seller_mailed_at: Generated<Date | null>;
  buyer_muted: Generated<boolean>;
  seller_muted: Generated<boolean>;
}

/** Immutable. The sender chooses the id. */
interface MessageTable {
  id: string;
  conversation_id: string;
  sender: ConversationRole;
  text: string;
  viewing_id: string | null;
  viewing_change: ViewingChange | null;
  /** E.164 number that the sender shared; empty once their account is deleted. */
  shared_phone: Generated<string | null>;
  pictures: ColumnType<PrivatePicture[], string | undefined, never>;
  /** Strictly increases within a conversation, so it is also the order of its messages. */
  sent_at: Date;
}

interface MessagePictureTable {
  id: string;
  user_id: string | null;
  /** Null before the picture is sent, and once the message is deleted. */
  message_id: string | null;
  picture: ColumnType<PrivatePicture, string, never>;
  created_at: Date;
}

interface MessageBlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

export type ViewingStatus = ViewingChange | 'moved';

/** An appointment. Another time is another viewing; the id is that of the message that proposed it. */
interface ViewingTable {
  id: string;
  conversation_id: string;
  proposed_by: ConversationRole;
  starts_at: Date;
  status: ViewingStatus;
  created_at: Date;
  changed_at: Date;
  /** Id of the first of the viewings that were moved to this time. */
  calendar_id: string;
  /** Number of changes since that first proposal. */
  calendar_sequence: number;
  /** When the reminder a day before was sent; null if it was not. */
  day_reminder_at: Generated<Date | null>;
  hour_reminder_at: Generated<Date | null>;
}

/** A change that the open pages of a user show. Deleted after some minutes. */
interface UserEventTable {
  /** Transaction that made the change. */
  changed_in: Generated<string>;
  user_id: string;
  kind: UserEventKind;
  conversation_id: string;
  created_at: Date;
}

export interface ConversationTables {
  conversation: ConversationTable;
  message_block: MessageBlockTable;
  message: MessageTable;
  message_picture: MessagePictureTable;
  user_event: UserEventTable;
  viewing: ViewingTable;
}

export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;
/** A message with the time of its viewing. */
export type StoredMessage = MessageRow & { viewing_starts_at: Date | null };
export type ViewingRow = Selectable<ViewingTable>;
