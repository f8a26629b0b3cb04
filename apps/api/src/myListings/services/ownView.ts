import type { OwnProperty, OwnPropertyDetails } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { findPropertyWithAd, lockProperty } from '../../ads/repository/ads.ts';
import { readSteps } from '../../ads/rules/adSchedule.ts';
import type { OwnedProperty } from '../../ads/rules/ownedProperty.ts';
import type { CallContext } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { findLastReviews } from '../../moderation/repository/reviews.ts';
import { findSoldQuestions } from '../../reports/repository/soldQuestions.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { type OwnView, toOwnDetails, toOwnProperty } from '../rules/toOwnProperty.ts';

type OwnContext = CallContext & { user: SessionUser };

async function loadOwnView(properties: readonly OwnedProperty[], context: OwnContext): Promise<OwnView> {
  const { db, user, listings, reference, settings, language, now } = context;
  const figures = await listings.getFigures();
  const ids = properties.map(({ property }) => property.id);
  const [seller, reviews, questions, texts] = await Promise.all([
    findUserById(db, user.id),
    findLastReviews(db, ids),
    findSoldQuestions(db, ids),
    settings.current(),
  ]);
  return { reference, language, now, figures, seller, reviews, questions, steps: readSteps(texts.get('adsteps')) };
}

export async function loadOwnCards(properties: readonly OwnedProperty[], context: OwnContext): Promise<OwnProperty[]> {
  const view = await loadOwnView(properties, context);
  return properties.map((ownedProperty) => toOwnProperty(ownedProperty, view));
}

export async function loadOwnDetails(ownedProperty: OwnedProperty, context: OwnContext): Promise<OwnPropertyDetails> {
  return toOwnDetails(ownedProperty, await loadOwnView([ownedProperty], context));
}

function assertOwn(ownedProperty: OwnedProperty | undefined, userId: string): OwnedProperty {
  if (!ownedProperty) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (ownedProperty.property.user_id !== userId) throw new AppError({ code: 'not_yours' });
  return ownedProperty;
}

export const findOwnProperty = async (db: Kysely<Tables>, id: string, userId: string): Promise<OwnedProperty> =>
  assertOwn(await findPropertyWithAd(db, id.toLowerCase()), userId);

export const lockOwnProperty = async (tx: Kysely<Tables>, id: string, userId: string): Promise<OwnedProperty> =>
  assertOwn(await lockProperty(tx, id.toLowerCase()), userId);

/** Answer of a call that changed one listing; refreshes this node's lists at once. */
export async function buildAnswer(id: string, context: OwnContext): Promise<{ code: 200; data: OwnProperty }> {
  await context.listings.refresh();
  const [data] = await loadOwnCards([await findOwnProperty(context.db, id, context.user.id)], context);
  if (!data) throw new Error(`Property ${id} not found`);
  return { code: 200, data };
}
