import { defineDomain } from '../app/defineDomain.ts';
import { uploadPicture } from './calls/uploadPicture.ts';
import { PICTURE_JOB, pictureJob } from './jobs/pictureJob.ts';

export const media = defineDomain({
  handlers: {
    uploadPicture,
  },
  jobs: {
    [PICTURE_JOB]: { handler: ({ files }) => pictureJob(files), concurrency: 1 },
  },
});
