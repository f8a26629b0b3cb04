import { z } from 'zod';

export const BODY_ERRORS = ['malformed_body', 'body_too_large', 'unsupported_content_type', 'text_too_long'] as const;

export const FILE_ERRORS = ['unknown_field', 'file_too_large', 'too_many_files'] as const;

export const PICTURE_ERRORS = [
  'picture_unsupported',
  'picture_too_large',
  'picture_too_narrow',
  'picture_too_slow',
  'picture_broken',
] as const;

export const RawBody = z.instanceof(Uint8Array<ArrayBuffer>);

export const FileAnswer = z.instanceof(Blob);

export const StreamAnswer = z.instanceof(ReadableStream<Uint8Array<ArrayBuffer>>);

export const QueueCursor = z.strictObject({ after: z.uuid('invalid_id').optional() });

export const QueueHolder = z.object({ name: z.string(), count: z.int().min(1) }).meta({ id: 'QueueHolder' });
export type QueueHolder = z.infer<typeof QueueHolder>;

/** Omitted if the caller gets a case. */
export const QueueHolders = z.array(QueueHolder).optional();

export const Done = z.object({ code: z.literal(200) }).meta({ id: 'Done' });
