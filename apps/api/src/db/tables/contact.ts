import type { ContactTopic } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

/** A message of the contact form. */
export interface ContactMessageTable {
  id: string;
  /** By which people name it. */
  reference: string;
  /** The device's name of it: sent again it is the same. */
  idem_key: string;
  /** Null for a visitor without a login. */
  user_id: string | null;
  topic: ContactTopic;
  name: string;
  email: string;
  /** In the national form. */
  phone: string;
  subject: string;
  message: string;
  /** Of the page it was written on. */
  language: Language;
  created_at: Date;
}

export interface ContactTables {
  contact_message: ContactMessageTable;
}
