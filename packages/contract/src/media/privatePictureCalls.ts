import { z } from 'zod';
import { BODY_ERRORS, FILE_ERRORS, FileAnswer, IdParams, PICTURE_ERRORS } from '../call/commonSchemas.ts';
import { UPLOAD_TIME_LIMIT } from '../call/timeLimit.ts';
import { PICTURE_MAX_BYTES } from '../constants/constants.ts';
import { PrivatePicture, PrivatePictureQuery } from './privatePicture.ts';

export const privatePictureUpload = {
  body: z.strictObject({}),
  files: { picture: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
  timeLimit: UPLOAD_TIME_LIMIT,
  answer: z.object({ data: PrivatePicture }),
  errors: [
    ...BODY_ERRORS,
    ...FILE_ERRORS,
    'picture_required',
    ...PICTURE_ERRORS,
    'account_blocked',
    'too_many_requests',
  ],
} as const;

export const privatePictureDownload = {
  params: IdParams,
  query: PrivatePictureQuery,
  answer: FileAnswer,
  answerTypes: ['image/webp'],
} as const;
