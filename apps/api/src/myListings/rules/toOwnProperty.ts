import { AVAILABILITY, type OwnProperty, type OwnPropertyDetails, type Refusal } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { computeRankAfter, type RankSchedule } from '../../ads/rules/adSchedule.ts';
import { applyEdit, getEdit, type PropertyWithAd } from '../../ads/rules/propertyWithAd.ts';
import { type CardView, toCard } from '../../catalogue/rules/card.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/moderation.ts';
import { getNote } from '../../decisions/rules/notes.ts';

export interface OwnView extends CardView {
  seller: UserRow;
  reviews: ReadonlyMap<string, ReviewRow>;
  /** When owners were asked to confirm availability, by property. */
  questions: ReadonlyMap<string, Date>;
  rankSchedule: RankSchedule;
}

function toRefusal(review: ReviewRow | undefined, language: Language): Refusal | null {
  if (!review || review.decision === 'accepted') return null;
  const { reasons, decision, created_at } = review;
  return { reasons, note: getNote(language, review), is_change: decision === 'change', at: created_at.toISOString() };
}

function toPendingEdit(propertyWithAd: PropertyWithAd, { reviews, language }: OwnView) {
  const { property, ad } = propertyWithAd;
  if (!ad || !getEdit(propertyWithAd)) return null;
  const refusal = ad.is_edit_refused ? toRefusal(reviews.get(property.id), language) : null;
  return { at: ad.submitted_at.toISOString(), refusal };
}

function toPeriodFields(propertyWithAd: PropertyWithAd, view: OwnView) {
  const { property, ad } = propertyWithAd;
  const { seller, reviews, questions, language, rankSchedule } = view;
  const { pending, active, rejected } = AVAILABILITY;
  const until = property.availability === active ? (ad?.ranking_until ?? null) : null;
  return {
    total_views: property.total_views,
    total_favorites: property.total_favorites,
    total_leads: property.total_leads,
    pack: ad?.pack ?? null,
    starts_at: ad?.starts_at?.toISOString() ?? null,
    ends_at: ad?.ends_at?.toISOString() ?? null,
    ranking_until: until?.toISOString() ?? null,
    ranking_next: ad && until ? computeRankAfter(ad, until, rankSchedule) : null,
    waits_for_email: property.availability === pending && seller.email_verified_at === null,
    withheld: property.withheld,
    next_pack: ad?.next_pack ?? null,
    closed_as: property.closed_as,
    sold_asked_at: property.availability === active ? (questions.get(property.id)?.toISOString() ?? null) : null,
    edit: toPendingEdit(propertyWithAd, view),
    refusal: property.availability === rejected ? toRefusal(reviews.get(property.id), language) : null,
  };
}

export const toOwnProperty = (propertyWithAd: PropertyWithAd, view: OwnView): OwnProperty => ({
  ...toCard(propertyWithAd.property, view),
  ...toPeriodFields(propertyWithAd, view),
});

export const toOwnDetails = (propertyWithAd: PropertyWithAd, view: OwnView): OwnPropertyDetails => ({
  ...toProperty(applyEdit(propertyWithAd), view.seller, view),
  ...toPeriodFields(propertyWithAd, view),
});
