import { AVAILABILITY, type OwnProperty, type OwnPropertyDetails, type Refusal } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type AdSteps, computeRankAfter } from '../../ads/rules/adSchedule.ts';
import { applyEdit, getEdit, type OwnedProperty } from '../../ads/rules/ownedProperty.ts';
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
  steps: AdSteps;
}

function toRefusal(review: ReviewRow | undefined, language: Language): Refusal | null {
  if (!review || review.decision === 'accepted') return null;
  const { reasons, decision, created_at } = review;
  return { reasons, note: getNote(language, review), is_change: decision === 'change', at: created_at.toISOString() };
}

function toPendingEdit(ownedProperty: OwnedProperty, { reviews, language }: OwnView) {
  const { property, ad } = ownedProperty;
  if (!ad || !getEdit(ownedProperty)) return null;
  const refusal = ad.is_edit_refused ? toRefusal(reviews.get(property.id), language) : null;
  return { at: ad.submitted_at.toISOString(), refusal };
}

function toPeriodFields(ownedProperty: OwnedProperty, view: OwnView) {
  const { property, ad } = ownedProperty;
  const { seller, reviews, questions, language, steps } = view;
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
    ranking_next: ad && until ? computeRankAfter(ad, until, steps) : null,
    waits_for_email: property.availability === pending && seller.email_verified_at === null,
    withheld: property.withheld,
    next_pack: ad?.next_pack ?? null,
    closed_as: property.closed_as,
    sold_asked_at: property.availability === active ? (questions.get(property.id)?.toISOString() ?? null) : null,
    edit: toPendingEdit(ownedProperty, view),
    refusal: property.availability === rejected ? toRefusal(reviews.get(property.id), language) : null,
  };
}

export const toOwnProperty = (ownedProperty: OwnedProperty, view: OwnView): OwnProperty => ({
  ...toCard(ownedProperty.property, view),
  ...toPeriodFields(ownedProperty, view),
});

export const toOwnDetails = (ownedProperty: OwnedProperty, view: OwnView): OwnPropertyDetails => ({
  ...toProperty(applyEdit(ownedProperty), view.seller, view),
  ...toPeriodFields(ownedProperty, view),
});
