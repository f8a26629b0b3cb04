import { describe, expect, it } from 'vitest';
import { type ReelDraft, ReelInput } from './inputs.ts';

const getCodes = (input: unknown): string[] =>
  (ReelInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);

describe('a reel', () => {
  const reel: ReelDraft = {
    video: { id: 'v', state: 'done' },
    poster_at: 4.2,
    title: 'جولة في شقة المعادي الجديدة',
    description: 'شقة بحري على النيل، ثلاث غرف.',
    property_id: '01910000-0000-7000-8000-000000000001',
    gover: 1,
    city: 12,
    action: 'sell',
    price: 1,
    selltype: 'cash',
    ranking: 'basic',
  };
  it('requires its video, twenty letters twice, a property, a city and a price', () => {
    expect(getCodes(reel)).toEqual([]);
    const lacking = {
      ...reel,
      video: null,
      title: 'جولة',
      description: ' ',
      property_id: null,
      gover: null,
      city: null,
      price: 0,
    };
    expect(getCodes(lacking)).toEqual([
      'video video_required',
      'title title_short',
      'description description_short',
      'property_id home_required',
      'gover governorate_required',
      'city city_required',
      'price price_required',
    ]);
    expect(getCodes({ ...reel, video: { id: '', state: 'uploading' } })).toEqual(['video video_uploading']);
    expect(getCodes({ ...reel, video: { id: '', state: 'chosen' } })).toEqual(['video video_unsent']);
  });
});
