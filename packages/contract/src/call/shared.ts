import { z } from 'zod';

/** Errors that any form body can give. */
export const BODY_ERRORS = ['malformed_body', 'body_too_large', 'unsupported_content_type', 'text_too_long'] as const;

/** Further errors of bodies with files. */
export const FILE_ERRORS = ['unknown_field', 'file_too_large', 'too_many_files'] as const;

/** Errors of a picture. */
export const PICTURE_ERRORS = [
  'picture_unsupported',
  'picture_too_large',
  'picture_too_narrow',
  'picture_too_slow',
  'picture_broken',
] as const;

/** The bytes of a `raw` body. */
export const RawBody = z.instanceof(Uint8Array<ArrayBuffer>);

/** Answer of a call that returns a file. */
export const FileAnswer = z.instanceof(Blob);

/** The start of a moderators' queue, or the case after one that is looked at. */
export const QueuePlace = z.strictObject({ after: z.uuid('invalid_id').optional() });

/** A moderator who has cases of a queue. */
export const QueueHolder = z.object({ name: z.string(), count: z.int().min(1) }).meta({ id: 'QueueHolder' });
export type QueueHolder = z.infer<typeof QueueHolder>;

/** Other moderators who have what waits; left out where the asking moderator gets a case. */
export const QueueHolders = z.array(QueueHolder).optional();

/** Answer of a call that returns no data. */
export const Done = z.object({ code: z.literal(200) }).meta({ id: 'Done' });
