export { reelDealer } from './clips/createReels.ts';
export { clipsDirectory, clipsManifest, type DemoClip, demoClips } from './clips/manifest.ts';
export {
  type ClipPlan,
  captionsOf,
  clipPlans,
  clipSeconds,
  FADE_SECONDS,
  type Move,
  SHOT_SECONDS,
  shotStart,
} from './clips/plan.ts';
export { TUNE_RATE, tuneOf } from './clips/tune.ts';
export { createHomes } from './homes/createHomes.ts';
export { advisorLooks, createAdvisors, type DemoAdvisor } from './people/advisors.ts';
export { portrait, portraitFile } from './people/portraits.ts';
export { createProviders, type Provider } from './people/providers.ts';
export { createReviews, type DemoReview } from './people/reviews.ts';
export { choose } from './random/chance.ts';
export { type Drawing, drawings } from './scenes/drawings.ts';
export { createRandom } from './scenes/kit/random.ts';
export { mediaDirectory, type PictureSet, pictureSets, type SetPicture, setsFor } from './scenes/manifest.ts';
export { sets } from './scenes/sets.ts';
