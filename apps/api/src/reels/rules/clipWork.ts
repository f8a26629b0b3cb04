import { z } from 'zod';
import { SOURCE_FORMATS } from '../../ports/Transcoder.ts';

/** The kind of the jobs that write films anew, or their small versions. */
export const CLIP_JOB = 'clip';

/** Where films lie as they came until they were written anew; nobody is served them. */
const ORIGINALS_FOLDER = 'clip-originals';

export const originalFile = (clip: string): string => `${ORIGINALS_FOLDER}/${clip}.bin`;

/** What is done of a film: all of one that came in a container, or the small version alone. */
export const ClipWork = z.object({ clip: z.string(), format: z.enum(SOURCE_FORMATS).optional() });
