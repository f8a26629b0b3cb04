import type { Viewing } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { findOpenViewing } from '../repository/viewings.ts';
import { toViewing } from '../rules/viewingRules.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

export async function readViewing(
  db: Kysely<Tables>,
  { conversation, role }: OwnConversation,
  now: Date,
): Promise<Viewing | null> {
  const viewing = await findOpenViewing(db, conversation.id, now);
  return viewing ? toViewing(viewing, role) : null;
}
