import type { ContactTopic } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

export interface ContactMessageTable {
  id: string;
  reference: string;
  idem_key: string;
  user_id: string | null;
  topic: ContactTopic;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: Language;
  created_at: Date;
}

export interface ContactTables {
  contact_message: ContactMessageTable;
}
