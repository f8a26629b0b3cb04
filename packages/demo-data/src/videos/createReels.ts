import { AD_DAYS, uuidv7 } from '@mashrabiya/contract';
import { pictureSets } from '../pictures/manifest.ts';
import type { DemoPropertyRow } from '../properties/drawProperty.ts';
import { createRandom } from '../random/random.ts';
import { createSeededBytes } from '../random/seededBytes.ts';
import { type DemoVideo, demoVideos } from './manifest.ts';

const DAY_MS = 86_400_000;
/** Age of the oldest reel in days: none expires on the day of the seed. */
const MAX_AGE_DAYS = 24;

const picturesBySet = new Map(
  pictureSets.map(({ id, pictures }) => [id, new Set(pictures.map(({ img_name }) => img_name))]),
);

/** True for an active property whose pictures show the rooms of a video. */
function canShowVideo(property: Pick<DemoPropertyRow, 'availability' | 'pictures'>, { set }: DemoVideo): boolean {
  const names = picturesBySet.get(set);
  return (
    property.availability === 2 &&
    property.pictures.length > 0 &&
    property.pictures.every(({ img_name }) => names?.has(img_name))
  );
}

function toRow(video: DemoVideo, property: DemoPropertyRow, index: number, now: Date) {
  const random = createRandom(`reel ${video.set}`);
  const days = (index / demoVideos.length) * MAX_AGE_DAYS + random.between(0.05, 0.6);
  const listed = new Date(now.getTime() - days * DAY_MS);
  const views = Math.round(40 + days * random.between(8, 60));
  const { img_name, width, height, thumbhash } = video.poster;
  return {
    id: uuidv7(listed, createSeededBytes(random)),
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
export function createReelPlanner(now: Date) {
  const propertyByVideo = new Map<DemoVideo, DemoPropertyRow>();
  const usedIds = new Set<string>();
  return {
    addProperties(properties: readonly DemoPropertyRow[]): void {
      for (const demoVideo of demoVideos) {
        if (propertyByVideo.has(demoVideo)) continue;
        const property = properties.find(
          (candidate) => !usedIds.has(candidate.id) && canShowVideo(candidate, demoVideo),
        );
        if (!property) continue;
        usedIds.add(property.id);
        propertyByVideo.set(demoVideo, property);
      }
    },
    createReels: () =>
      Array.from(propertyByVideo, ([demoVideo, property]) =>
        toRow(demoVideo, property, demoVideos.indexOf(demoVideo), now),
      ),
  };
}
