import { defineDomain } from '../app/defineDomain.ts';
import { uploadPicture } from './calls/uploadPicture.ts';
import { ORPHANS_EVERY_MS, ORPHANS_JOB, orphansJob } from './jobs/orphansJob.ts';
import { PICTURE_JOB, pictureJob } from './jobs/pictureJob.ts';

export const media = defineDomain({
  handlers: {
    uploadPicture,
  },
  jobs: {
    [ORPHANS_JOB]: { handler: ({ db, files }) => orphansJob(db, files), width: 1, everyMs: ORPHANS_EVERY_MS },
    [PICTURE_JOB]: { handler: ({ files }) => pictureJob(files), width: 1 },
  },
});
