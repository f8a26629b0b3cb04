import { z } from 'zod';
import { SOURCE_FORMATS } from '../../ports/Transcoder.ts';

export const VIDEO_JOB = 'clip';

/** Originals until they are re-encoded; never served. */
const ORIGINALS_FOLDER = 'clip-originals';

export const toOriginalFile = (videoName: string): string => `${ORIGINALS_FOLDER}/${videoName}.bin`;

/** Work of a job: everything for a new upload with its container format, or the low-bitrate version alone. */
export const VideoJobPayload = z.object({ clip: z.string(), format: z.enum(SOURCE_FORMATS).optional() });
