import { AVAILABILITY, type OwnProperty, type OwnPropertyDetails, type Refusal } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type AdSteps, rankFrom } from '../../ads/rules/adSchedule.ts';
import { editOf, type OwnedProperty, withEdit } from '../../ads/rules/ownedProperty.ts';
import { type CardView, toCard } from '../../catalogue/rules/card.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/moderation.ts';
import { noteIn } from '../../decisions/rules/notes.ts';

export interface OwnView extends CardView {
  seller: UserRow;
  reviews: ReadonlyMap<string, ReviewRow>;
  /** Since when owners have been asked to confirm availability. */
  questions: ReadonlyMap<string, Date>;
  steps: AdSteps;
}

function refusalOf(review: ReviewRow | undefined, language: Language): Refusal | null {
  if (!review || review.decision === 'accepted') return null;
  const { reasons, decision, created_at } = review;
  return { reasons, note: noteIn(language, review), is_change: decision === 'change', at: created_at.toISOString() };
}

function pendingEditOf(own: OwnedProperty, { reviews, language }: OwnView) {
  const { property, ad } = own;
  if (!ad || !editOf(own)) return null;
  const refusal = ad.is_edit_refused ? refusalOf(reviews.get(property.id), language) : null;
  return { at: ad.submitted_at.toISOString(), refusal };
}

function runOf(own: OwnedProperty, view: OwnView) {
  const { property, ad } = own;
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
    ranking_next: ad && until ? rankFrom(ad, until, steps) : null,
    waits_for_email: property.availability === pending && seller.email_verified_at === null,
    withheld: property.withheld,
    next_pack: ad?.next_pack ?? null,
    closed_as: property.closed_as,
    sold_asked_at: property.availability === active ? (questions.get(property.id)?.toISOString() ?? null) : null,
    edit: pendingEditOf(own, view),
    refusal: property.availability === rejected ? refusalOf(reviews.get(property.id), language) : null,
  };
}

export const toOwnProperty = (own: OwnedProperty, view: OwnView): OwnProperty => ({
  ...toCard(own.property, view),
  ...runOf(own, view),
});

export const toOwnDetails = (own: OwnedProperty, view: OwnView): OwnPropertyDetails => ({
  ...toProperty(withEdit(own), view.seller, view),
  ...runOf(own, view),
});
