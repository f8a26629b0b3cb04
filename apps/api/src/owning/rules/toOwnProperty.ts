import { AVAILABILITY, type OwnProperty, type OwnPropertyDetails, type Refusal } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type AdSteps, rankFrom } from '../../ads/rules/adSchedule.ts';
import { editOf, type OwnHome, withEdit } from '../../ads/rules/ownHome.ts';
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

function pendingEditOf(own: OwnHome, { reviews, language }: OwnView) {
  const { home, ad } = own;
  if (!ad || !editOf(own)) return null;
  const refusal = ad.is_edit_refused ? refusalOf(reviews.get(home.id), language) : null;
  return { at: ad.submitted_at.toISOString(), refusal };
}

function runOf(own: OwnHome, view: OwnView) {
  const { home, ad } = own;
  const { seller, reviews, questions, language, steps } = view;
  const { pending, active, rejected } = AVAILABILITY;
  const until = home.availability === active ? (ad?.ranking_until ?? null) : null;
  return {
    total_views: home.total_views,
    total_favorites: home.total_favorites,
    total_leads: home.total_leads,
    pack: ad?.pack ?? null,
    starts_at: ad?.starts_at?.toISOString() ?? null,
    ends_at: ad?.ends_at?.toISOString() ?? null,
    ranking_until: until?.toISOString() ?? null,
    ranking_next: ad && until ? rankFrom(ad, until, steps) : null,
    waits_for_email: home.availability === pending && seller.email_verified_at === null,
    withheld: home.withheld,
    next_pack: ad?.next_pack ?? null,
    closed_as: home.closed_as,
    sold_asked_at: home.availability === active ? (questions.get(home.id)?.toISOString() ?? null) : null,
    edit: pendingEditOf(own, view),
    refusal: home.availability === rejected ? refusalOf(reviews.get(home.id), language) : null,
  };
}

export const toOwnProperty = (own: OwnHome, view: OwnView): OwnProperty => ({
  ...toCard(own.home, view),
  ...runOf(own, view),
});

export const toOwnDetails = (own: OwnHome, view: OwnView): OwnPropertyDetails => ({
  ...toProperty(withEdit(own), view.seller, view),
  ...runOf(own, view),
});
