import { AD_DAYS, uuidv7 } from '@mashrabiya/contract';
import type { DemoHome } from '../homes/drawHome.ts';
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
export function showsVideo(home: Pick<DemoHome, 'availability' | 'pictures'>, { set }: DemoVideo): boolean {
  const names = picturesOf.get(set);
  return (
    home.availability === 2 && home.pictures.length > 0 && home.pictures.every(({ img_name }) => names?.has(img_name))
  );
}

function rowOf(video: DemoVideo, home: DemoHome, turn: number, now: Date) {
  const random = createRandom(`reel ${video.set}`);
  const days = (turn / demoVideos.length) * OLDEST_DAYS + random.between(0.05, 0.6);
  const listed = new Date(now.getTime() - days * DAY_MS);
  const views = Math.round(40 + days * random.between(8, 60));
  const { img_name, width, height, thumbhash } = video.poster;
  return {
    id: uuidv7(listed, seededBytes(random)),
    user_id: home.user_id,
    property_id: home.id,
    title_ar: home.address_ar,
    title_en: home.address_en,
    description_ar: home.description_ar,
    description_en: home.description_en,
    governorate_id: home.governorate_id,
    city_id: home.city_id,
    action: home.action,
    price: home.price,
    selltype: home.payment,
    ranking: home.ranking,
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
  const homeOf = new Map<DemoVideo, DemoHome>();
  const taken = new Set<string>();
  return {
    look(homes: readonly DemoHome[]): void {
      for (const demoVideo of demoVideos) {
        if (homeOf.has(demoVideo)) continue;
        const home = homes.find((one) => !taken.has(one.id) && showsVideo(one, demoVideo));
        if (!home) continue;
        taken.add(home.id);
        homeOf.set(demoVideo, home);
      }
    },
    reels: () => Array.from(homeOf, ([demoVideo, home]) => rowOf(demoVideo, home, demoVideos.indexOf(demoVideo), now)),
  };
}
