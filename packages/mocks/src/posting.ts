import { AVAILABILITY, type Draft, type OwnProperty, type OwnPropertyDetails } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { toProperty } from './fixtures/properties.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { ownAds } from './myListings.ts';

const AT = '2026-11-20T08:00:00.000Z';

const toDetails = (ad: OwnProperty, language: FixtureLanguage): OwnPropertyDetails => {
  const { pack, next_pack, starts_at, ends_at, ranking_until, ranking_next } = ad;
  const { availability, closed_as, sold_asked_at, waits_for_email, withheld, refusal, edit } = ad;
  const run = { pack, next_pack, starts_at, ends_at, ranking_until, ranking_next };
  const state = { availability, closed_as, sold_asked_at, waits_for_email, withheld, refusal, edit };
  return { ...toProperty(ad, language), ...run, ...state };
};

interface PostingOptions {
  drafts?: readonly Draft[];
  onPicture?: (file: File) => void;
  /** Called with the idempotency key of each post. */
  onPost?: (draftId: string | undefined) => void;
}

/** Posting and editing ads with pictures and drafts, for the owner of `ownAds`. */
export function postingHandlers({ drafts = [], onPicture, onPost }: PostingOptions = {}): HttpHandler[] {
  let sentCount = 0;
  const findAd = (id: string, language: FixtureLanguage) => ownAds(language).find((ad) => ad.id === id);
  const createAnswer = (language: FixtureLanguage) => {
    const [ad] = ownAds(language);
    return ad
      ? { code: 200 as const, data: { ...ad, availability: AVAILABILITY.pending } }
      : errorResponse('not_found');
  };
  return [
    mockCall('getOwnProperty', ({ params, language }) => {
      const ad = findAd(params.id, language);
      return ad ? { data: toDetails(ad, language) } : errorResponse('not_yours');
    }),
    mockCall('addProperty', ({ body, language }) => {
      onPost?.(body.draft_id);
      return createAnswer(language);
    }),
    mockCall('editProperty', ({ language }) => createAnswer(language)),
    mockCall('uploadPicture', ({ files }) => {
      const file = files.picture?.[0];
      if (!file) return errorResponse('picture_required');
      onPicture?.(file);
      sentCount += 1;
      return {
        data: { id: `sent-${sentCount}`, width: 1600, height: 1200, thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG' },
      };
    }),
    mockCall('listDrafts', () => ({ data: [...drafts] })),
    mockCall('saveDraft', ({ params }) => ({ data: { id: params.id, version: 1, updated_at: AT } })),
    mockCall('removeDraft', () => ({ code: 200 as const })),
    mockCall('getPriceMedian', () => ({
      data: { median: 27_200, sample: 41, kind: 'subcategory', area: 'city', radius: null },
    })),
    mockCall('findDuplicates', () => ({ data: [] })),
  ];
}
