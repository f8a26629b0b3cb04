export { advisorLooks, createAdvisors, type DemoAdvisor } from './people/advisors.ts';
export { drawPortrait, getPortraitFile } from './people/portraits.ts';
export { createProviders, type Provider } from './people/providers.ts';
export { createReviews, type DemoReview } from './people/reviews.ts';
export { createProperties } from './properties/createProperties.ts';
export { choose } from './random/chance.ts';
export { createDrawings, type Drawing } from './scenes/drawings.ts';
export { createRandom } from './scenes/kit/random.ts';
export { findSets, mediaDirectory, type PictureSet, pictureSets, type SetPicture } from './scenes/manifest.ts';
export { sets } from './scenes/sets.ts';
export { createReelPlanner } from './videos/createReels.ts';
export { type DemoVideo, demoVideos, videosDirectory, videosManifest } from './videos/manifest.ts';
export {
  buildCaptions,
  createVideoPlans,
  FADE_SECONDS,
  getShotStart,
  getVideoSeconds,
  type Move,
  SHOT_SECONDS,
  type VideoPlan,
} from './videos/plan.ts';
export { createTune, TUNE_RATE } from './videos/tune.ts';
