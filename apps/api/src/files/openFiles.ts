import { join } from 'node:path';
import { createDiskFiles } from './diskFiles.ts';
import type { Files } from './Files.ts';
import { createS3Files, type S3Settings } from './s3Files.ts';

export const openFiles = ({ s3, dataDirectory }: { s3?: S3Settings; dataDirectory: string }): Files =>
  s3 ? createS3Files(s3) : createDiskFiles(join(dataDirectory, 'media'));
