import { defineDomain } from '../app/defineDomain.ts';
import { HELD_JOBS } from '../decisions/services/holdDecision.ts';
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
import { heldReelJob } from './jobs/heldReelJob.ts';
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
    [HELD_JOBS.reel]: { handler: ({ db, listings }) => heldReelJob(db, listings) },
  },
});
