export { advisorLooks, createAdvisors, type DemoAdvisor } from './people/advisors.ts';
export { portrait, portraitFile } from './people/portraits.ts';
export { createProviders, type Provider } from './people/providers.ts';
export { createReviews, type DemoReview } from './people/reviews.ts';
export { createProperties } from './properties/createProperties.ts';
export { choose } from './random/chance.ts';
export { type Drawing, drawings } from './scenes/drawings.ts';
export { createRandom } from './scenes/kit/random.ts';
export { mediaDirectory, type PictureSet, pictureSets, type SetPicture, setsFor } from './scenes/manifest.ts';
export { sets } from './scenes/sets.ts';
export { reelDealer } from './videos/createReels.ts';
export { type DemoVideo, demoVideos, videosDirectory, videosManifest } from './videos/manifest.ts';
export {
  captionsOf,
  FADE_SECONDS,
  type Move,
  SHOT_SECONDS,
  shotStart,
  type VideoPlan,
  videoPlans,
  videoSeconds,
} from './videos/plan.ts';
export { TUNE_RATE, tuneOf } from './videos/tune.ts';
