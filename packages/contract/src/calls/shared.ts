import { z } from 'zod';

/** What can be wrong with any body of a form. */
export const BODY_ERRORS = ['malformed_body', 'body_too_large', 'unsupported_content_type', 'text_too_long'] as const;

/** The answer of a call that only does something. */
export const Done = z.object({ code: z.literal(200) }).meta({ id: 'Done' });
