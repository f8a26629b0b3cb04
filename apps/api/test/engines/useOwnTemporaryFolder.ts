import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

// Cleanup jobs delete old uploads from the temporary folder. A test with a later clock must not delete those of another
// worker.
const folder = inject('temporaryFolder');
if (!process.env.TMPDIR?.startsWith(folder)) {
  process.env.TMPDIR = mkdtempSync(join(folder, 'worker-'));
  chmodSync(process.env.TMPDIR, 0o755);
}
