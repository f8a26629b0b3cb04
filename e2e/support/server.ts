import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { openEmbedded } from '../../apps/api/src/db/openDatabase.ts';
import { seedOnce } from '../../apps/api/src/db/seedOnce.ts';
import { seedDatabase } from '../../apps/api/src/seed/seedDatabase.ts';

const root = path.resolve(import.meta.dirname, '../..');

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** An ad that has run out: nothing that is shown leads there, so its address is looked up while the server is not on. */
async function seedAndFindGone(directory: string): Promise<string> {
  const database = await openEmbedded(directory);
  await migrate(database.db);
  await seedOnce(database.db, (tx) => seedDatabase(tx, { count: 1500, now: new Date() }));
  const expired = database.db.selectFrom('property').select('id').where('availability', '=', 3);
  const { id } = await expired.limit(1).executeTakeFirstOrThrow();
  await database.close();
  return id;
}

/** Starts the built product on its own seeded database; the returned function ends it and removes its data. */
export default async function startServer(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'mashrabiya-e2e-'));
  process.env.E2E_GONE = await seedAndFindGone(data);
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    // No test asks another machine for anything.
    env: { ...process.env, PORT: String(port), DATA_DIR: data, MAP_STYLE: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes(`http://localhost:${port}`)) resolve();
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  process.env.E2E_URL = `http://localhost:${port}`;
  return async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
