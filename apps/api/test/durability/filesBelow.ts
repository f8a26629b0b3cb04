import { existsSync, readdirSync } from 'node:fs';

/** Names of all files below a directory; none where there is no such directory. */
export const filesBelow = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    : [];
