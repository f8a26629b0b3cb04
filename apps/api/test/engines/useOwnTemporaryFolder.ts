import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'mashrabiya-tests-';

// Cleanup jobs delete old uploads from the temporary folder. Those of a test with a later clock must not find the
// uploads of another worker.
if (!process.env.TMPDIR?.includes(PREFIX)) {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
