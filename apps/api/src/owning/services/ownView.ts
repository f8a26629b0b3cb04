import type { OwnProperty, OwnPropertyDetails } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { homeWithAd, lockHome } from '../../ads/repository/ads.ts';
import { readSteps } from '../../ads/rules/adSchedule.ts';
import type { OwnHome } from '../../ads/rules/ownHome.ts';
import type { CallContext } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { lastReviews } from '../../moderation/repository/reviews.ts';
import { soldQuestions } from '../../reports/repository/soldQuestions.ts';
import type { LoggedIn } from '../../sessions/services/identify.ts';
import { type OwnView, toOwnDetails, toOwnProperty } from '../rules/toOwnProperty.ts';

type OwnContext = CallContext & { user: LoggedIn };

async function viewOf(homes: readonly OwnHome[], context: OwnContext): Promise<OwnView> {
  const { db, user, listings, market, reference, settings, language, now } = context;
  const figures = market.figures(await listings.current());
  const ids = homes.map(({ home }) => home.id);
  const [seller, reviews, questions, texts] = await Promise.all([
    userById(db, user.id),
    lastReviews(db, ids),
    soldQuestions(db, ids),
    settings.current(),
  ]);
  return { reference, language, now, figures, seller, reviews, questions, steps: readSteps(texts.get('adsteps')) };
}

export async function ownCards(homes: readonly OwnHome[], context: OwnContext): Promise<OwnProperty[]> {
  const view = await viewOf(homes, context);
  return homes.map((own) => toOwnProperty(own, view));
}

export async function ownDetails(own: OwnHome, context: OwnContext): Promise<OwnPropertyDetails> {
  return toOwnDetails(own, await viewOf([own], context));
}

function assertOwn(own: OwnHome | undefined, userId: string): OwnHome {
  if (!own) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (own.home.user_id !== userId) throw new AppError({ code: 'not_yours' });
  return own;
}

export const ownHome = async (db: Kysely<Tables>, id: string, userId: string): Promise<OwnHome> =>
  assertOwn(await homeWithAd(db, id.toLowerCase()), userId);

export const lockOwnHome = async (tx: Kysely<Tables>, id: string, userId: string): Promise<OwnHome> =>
  assertOwn(await lockHome(tx, id.toLowerCase()), userId);

/** Answer of a call that changed one listing; refreshes this node's lists at once. */
export async function answerOf(id: string, context: OwnContext): Promise<{ code: 200; data: OwnProperty }> {
  await context.listings.refresh();
  const [data] = await ownCards([await ownHome(context.db, id, context.user.id)], context);
  if (!data) throw new Error(`Property ${id} not found`);
  return { code: 200, data };
}
