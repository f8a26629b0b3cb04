export { advisorLooks, createAdvisors, type DemoAdvisor } from './people/advisors.ts';
export { drawPortrait, getPortraitFile } from './people/portraits.ts';
export { createProviders, type Provider } from './people/providers.ts';
export { createReviews, type DemoReview } from './people/reviews.ts';
export {
  type Alt,
  findSets,
  mediaDirectory,
  type PictureSet,
  pictureSets,
  type SetPicture,
} from './pictures/manifest.ts';
export { createProperties } from './properties/createProperties.ts';
export { choose } from './random/chance.ts';
export { createRandom, forkRandom, hashSeed, type Random } from './random/random.ts';
export { createReelPlanner } from './videos/createReels.ts';
export { type DemoVideo, demoVideos, videosDirectory, videosManifest } from './videos/manifest.ts';
