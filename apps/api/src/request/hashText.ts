import { createHash } from 'node:crypto';

/** One-way hash for storage: SHA-256 as base64url. */
export const hashText = (value: string): string => createHash('sha256').update(value).digest('base64url');
