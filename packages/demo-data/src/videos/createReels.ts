import { AD_DAYS, uuidv7 } from '@mashrabiya/contract';
import type { DemoPropertyRow } from '../properties/drawProperty.ts';
import { seededBytes } from '../random/seededBytes.ts';
import { createRandom } from '../scenes/kit/random.ts';
import { pictureSets } from '../scenes/manifest.ts';
import { type DemoVideo, demoVideos } from './manifest.ts';

const DAY_MS = 86_400_000;
/** Age of the oldest reel in days: none expires on the day of the seed. */
const OLDEST_DAYS = 24;

const picturesOf = new Map(
  pictureSets.map(({ id, pictures }) => [id, new Set(pictures.map(({ img_name }) => img_name))]),
);

/** True for an active property whose pictures show the rooms of a video. */
export function showsVideo(property: Pick<DemoPropertyRow, 'availability' | 'pictures'>, { set }: DemoVideo): boolean {
  const names = picturesOf.get(set);
  return (
    property.availability === 2 &&
    property.pictures.length > 0 &&
    property.pictures.every(({ img_name }) => names?.has(img_name))
  );
}

function rowOf(video: DemoVideo, property: DemoPropertyRow, turn: number, now: Date) {
  const random = createRandom(`reel ${video.set}`);
  const days = (turn / demoVideos.length) * OLDEST_DAYS + random.between(0.05, 0.6);
  const listed = new Date(now.getTime() - days * DAY_MS);
  const views = Math.round(40 + days * random.between(8, 60));
  const { img_name, width, height, thumbhash } = video.poster;
  return {
    id: uuidv7(listed, seededBytes(random)),
    user_id: property.user_id,
    property_id: property.id,
    title_ar: property.address_ar,
    title_en: property.address_en,
    description_ar: property.description_ar,
    description_en: property.description_en,
    governorate_id: property.governorate_id,
    city_id: property.city_id,
    action: property.action,
    price: property.price,
    selltype: property.payment,
    ranking: property.ranking,
    availability: 2,
    clip: video.name,
    has_small: true,
    has_captions: true,
    duration: video.duration,
    poster: { img_name, width, height, thumbhash, alt_ar: '', alt_en: '' },
    created_at: listed,
    updated_at: listed,
    listed_at: listed,
    expires_at: new Date(listed.getTime() + AD_DAYS * DAY_MS),
    total_views: views,
    total_favorites: Math.round(views * random.between(0.01, 0.08)),
  };
}

/** Assigns each video to the first property that shows its rooms; call it with the properties in creation order. */
export function reelDealer(now: Date) {
  const propertyOf = new Map<DemoVideo, DemoPropertyRow>();
  const taken = new Set<string>();
  return {
    look(properties: readonly DemoPropertyRow[]): void {
      for (const demoVideo of demoVideos) {
        if (propertyOf.has(demoVideo)) continue;
        const property = properties.find((one) => !taken.has(one.id) && showsVideo(one, demoVideo));
        if (!property) continue;
        taken.add(property.id);
        propertyOf.set(demoVideo, property);
      }
    },
    reels: () =>
      Array.from(propertyOf, ([demoVideo, property]) => rowOf(demoVideo, property, demoVideos.indexOf(demoVideo), now)),
  };
}
