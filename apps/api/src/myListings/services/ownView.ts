import type { OwnProperty, OwnPropertyDetails } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { findPropertyWithAd, lockProperty } from '../../ads/repository/ads.ts';
import { parseRankSchedule } from '../../ads/rules/adSchedule.ts';
import type { PropertyWithAd } from '../../ads/rules/propertyWithAd.ts';
import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { findLastReviews } from '../../moderation/repository/reviews.ts';
import { findSoldQuestions } from '../../reports/repository/soldQuestions.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { type OwnView, toOwnDetails, toOwnProperty } from '../rules/toOwnProperty.ts';

type OwnContext = CallContext & { user: SessionUser };

async function loadOwnView(properties: readonly PropertyWithAd[], context: OwnContext): Promise<OwnView> {
  const { db, user, listings, reference, settings, language, now } = context;
  const figures = await listings.getFigures();
  const ids = properties.map(({ property }) => property.id);
  const [seller, reviews, questions, texts] = await Promise.all([
    findUserById(db, user.id),
    findLastReviews(db, ids),
    findSoldQuestions(db, ids),
    settings.current(),
  ]);
  return {
    reference,
    language,
    now,
    figures,
    seller,
    reviews,
    questions,
    rankSchedule: parseRankSchedule(texts.get('adsteps')),
  };
}

export async function loadOwnCards(properties: readonly PropertyWithAd[], context: OwnContext): Promise<OwnProperty[]> {
  const view = await loadOwnView(properties, context);
  return properties.map((propertyWithAd) => toOwnProperty(propertyWithAd, view));
}

export async function loadOwnDetails(propertyWithAd: PropertyWithAd, context: OwnContext): Promise<OwnPropertyDetails> {
  return toOwnDetails(propertyWithAd, await loadOwnView([propertyWithAd], context));
}

function assertOwn(propertyWithAd: PropertyWithAd | undefined, userId: string): PropertyWithAd {
  if (!propertyWithAd) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (propertyWithAd.property.user_id !== userId) throw new AppError({ code: 'not_yours' });
  return propertyWithAd;
}

export const findOwnProperty = async (db: Kysely<Tables>, id: string, userId: string): Promise<PropertyWithAd> =>
  assertOwn(await findPropertyWithAd(db, id.toLowerCase()), userId);

export const lockOwnProperty = async (tx: Kysely<Tables>, id: string, userId: string): Promise<PropertyWithAd> =>
  assertOwn(await lockProperty(tx, id.toLowerCase()), userId);

/** Answer of a call that changed one listing; refreshes this node's lists at once. */
export async function buildAnswer(id: string, context: OwnContext): Promise<{ code: 200; data: OwnProperty }> {
  await context.listings.refresh();
  const [data] = await loadOwnCards([await findOwnProperty(context.db, id, context.user.id)], context);
  if (!data) throw new Error(`Property ${id} not found`);
  return { code: 200, data };
}
