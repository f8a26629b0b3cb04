import { defineDomain } from '../app/defineDomain.ts';
import { DECISION_JOBS } from '../decisions/services/deferDecision.ts';
import { addReel } from './calls/addReel.ts';
import { addReelView } from './calls/addReelView.ts';
import { discardReelEdit, editReel } from './calls/editReel.ts';
import { getReel } from './calls/getReel.ts';
import { getReelMarks } from './calls/getReelMarks.ts';
import { listReels } from './calls/listReels.ts';
import { listOwnReels, removeReel } from './calls/ownReels.ts';
import { decideReel, getPendingReel, undoReel } from './calls/reviewReels.ts';
import { toggleReelFavorite } from './calls/toggleReelFavorite.ts';
import {
  addVideoPart,
  finishVideoUpload,
  getUploadedVideo,
  getVideoUpload,
  startVideoUpload,
} from './calls/uploadVideo.ts';
import { reelDecisionJob } from './jobs/reelDecisionJob.ts';
import { videoJob } from './jobs/videoJob.ts';
import { VIDEO_JOB } from './rules/videoJobPayload.ts';

export const reels = defineDomain({
  handlers: {
    getPendingReel,
    decideReel,
    undoReel,
    listReels,
    getReel,
    toggleReelFavorite,
    getReelMarks,
    addReelView,
    listOwnReels,
    startVideoUpload,
    getVideoUpload,
    getUploadedVideo,
    addVideoPart,
    finishVideoUpload,
    addReel,
    editReel,
    discardReelEdit,
    removeReel,
  },
  jobs: {
    [VIDEO_JOB]: { handler: videoJob, concurrency: 1 },
    [DECISION_JOBS.reel]: { handler: ({ db, listings }) => reelDecisionJob(db, listings) },
  },
});
