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
import { toggleReelLove } from './calls/toggleReelLove.ts';
import { addClipPart, finishClip, getClipUpload, getSentClip, startClip } from './calls/uploadClip.ts';
import { clipJob } from './jobs/clipJob.ts';
import { reelDecisionJob } from './jobs/reelDecisionJob.ts';
import { CLIP_JOB } from './rules/clipWork.ts';

export const reels = defineDomain({
  handlers: {
    getPendingReel,
    decideReel,
    undoReel,
    listReels,
    getReel,
    toggleReelLove,
    getReelMarks,
    addReelView,
    listOwnReels,
    startClip,
    getClipUpload,
    getSentClip,
    addClipPart,
    finishClip,
    addReel,
    editReel,
    discardReelEdit,
    removeReel,
  },
  jobs: {
    [CLIP_JOB]: { handler: clipJob, width: 1 },
    [DECISION_JOBS.reel]: { handler: ({ db, listings }) => reelDecisionJob(db, listings) },
  },
});
