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

export const pageNumbers = { current_page: z.int().min(1), last_page: z.int().min(1) };

/** One page of a list, with the number of entries on all pages. */
export const buildPageSchema = <E extends z.ZodType>(entry: E) =>
  z.object({ data: z.array(entry), ...pageNumbers, total: z.int().min(0) });

export const IdParams = z.object({ id: z.uuid() });

export const QueueCursor = z.strictObject({ after: z.uuid('invalid_id').optional() });

export const QueueHolder = z.object({ name: z.string(), count: z.int().min(1) }).meta({ id: 'QueueHolder' });
export type QueueHolder = z.infer<typeof QueueHolder>;

/** Answer to a moderator who claims the next case of a queue; `data` is null if there is none. */
export const buildQueueAnswer = <C extends z.ZodType>(caseSchema: C) =>
  z.object({
    data: caseSchema.nullable(),
    /** Pending cases that the moderator may review, this one included. */
    waiting: z.int().min(0),
    /** Omitted if the moderator gets a case. */
    holders: z.array(QueueHolder).optional(),
  });

export const Done = z.object({ code: z.literal(200) }).meta({ id: 'Done' });
