import { createHash } from 'node:crypto';

/** What is stored instead of a value: nothing leads back from it. SHA-256 as base64url. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
