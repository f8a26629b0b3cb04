import { addCairoDays, DAY_MS, formatCairoDay, LEAD_STATUSES, type LeadStatus, uuidv7 } from '@mashrabiya/contract';
import { choose, type createRandom } from '@mashrabiya/demo-data';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { hashAccount } from '../sessions/services/visitor.ts';

type Random = ReturnType<typeof createRandom>;

/** Every third contact comes from a user, as long as there are other ones. */
const USER_SHARE = 3;
const MAX_FOLLOW_UP_DAYS = 6;

const NOTES: Readonly<Record<LeadStatus, readonly string[]>> = {
  new: [''],
  contacted: ['سيرد بعد التشاور مع الأسرة.', 'طلب صورًا إضافية للمطبخ.', ''],
  viewing: ['المعاينة يوم الجمعة بعد الظهر.', 'يفضّل المعاينة مساءً.'],
  offer: ['عرض أقل من السعر بـ 5%، ويسأل عن التقسيط.', 'مستعد للدفع نقدًا خلال شهر.'],
  won: ['تم توقيع العقد.'],
  lost: ['اشترى عقارًا آخر.', 'ميزانيته أقل.'],
};

/** The visitor of a listing's contact, by its number: a user or an unknown browser. */
export function pickVisitor(
  number: number,
  { userIds, first }: { userIds: readonly string[]; first: number },
): { visitor: string; userId: string | null } {
  const position = number / USER_SHARE;
  const isUser = Number.isInteger(position) && position < userIds.length;
  const userId = isUser ? (userIds[(first + position) % userIds.length] ?? null) : null;
  return { visitor: userId === null ? `demo ${number}` : hashAccount(userId), userId };
}

interface DemoContact {
  propertyId: string;
  sellerId: string;
  visitor: string;
  userId: string | null;
  channel: number;
  moment: Date;
}

/** A lead with one contact; older leads have a later status. */
export function createDemoLead(
  { propertyId, sellerId, visitor, userId, channel, moment }: DemoContact,
  { random, now }: { random: Random; now: Date },
): Insertable<Tables['lead']> {
  const days = (now.getTime() - moment.getTime()) / DAY_MS;
  const lastStep = Math.min(LEAD_STATUSES.length - 1, Math.floor(days / 2));
  const status = choose(random, LEAD_STATUSES.slice(0, lastStep + 1));
  const isOpen = status === 'contacted' || status === 'viewing' || status === 'offer';
  const followUp = addCairoDays(now, random.integer(-2, MAX_FOLLOW_UP_DAYS));
  return {
    id: uuidv7(moment),
    property_id: propertyId,
    seller_id: sellerId,
    visitor,
    user_id: userId,
    status,
    note: choose(random, NOTES[status]),
    follow_up_on: isOpen ? formatCairoDay(followUp) : null,
    first_contact_at: moment,
    last_contact_at: moment,
    last_channel: channel,
  };
}
