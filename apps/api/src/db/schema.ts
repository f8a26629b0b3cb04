import type { AccountTables } from './tables/account.ts';
import type { AdTables } from './tables/ad.ts';
import type { AlertTables } from './tables/alert.ts';
import type { CompanyTables } from './tables/company.ts';
import type { ContactTables } from './tables/contact.ts';
import type { ConversationTables } from './tables/conversation.ts';
import type { EngagementTables } from './tables/engagement.ts';
import type { JobTables } from './tables/job.ts';
import type { LeadTables } from './tables/lead.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PropertyTables } from './tables/property.ts';
import type { ReelTables } from './tables/reel.ts';
import type { ReferenceTables } from './tables/reference.ts';
import type { SearchTables } from './tables/search.ts';
import type { TextTables } from './tables/text.ts';

export interface Tables
  extends AccountTables,
    AdTables,
    AlertTables,
    CompanyTables,
    ContactTables,
    ConversationTables,
    EngagementTables,
    JobTables,
    LeadTables,
    ModerationTables,
    PaymentTables,
    PeopleTables,
    PropertyTables,
    ReelTables,
    ReferenceTables,
    SearchTables,
    TextTables {}
