import { expect, it, vi } from 'vitest';
import { measureClockSkew, watchClock } from '../src/db/watchClock.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createTestLog } from './support/testLog.ts';

describeBothEngines('The clock of a node', (open) => {
  const createClockAhead = (milliseconds: number) => () => new Date(Date.now() + milliseconds);

  it('is compared with the database’s, and a skew above 5 s is logged', async () => {
    const database = await open();
    const { db } = database;
    expect(Math.abs(await measureClockSkew(db, createClockAhead(0)))).toBeLessThan(2_000);
    const skewAhead = await measureClockSkew(db, createClockAhead(60_000));
    expect(skewAhead).toBeGreaterThan(55_000);
    expect(skewAhead).toBeLessThan(65_000);
    const logLines: string[] = [];
    const log = createTestLog((line) => logLines.push(line));
    const stopWatches = [watchClock(db, createClockAhead(0), log), watchClock(db, createClockAhead(-600_000), log)];
    await vi.waitFor(() =>
      expect(logLines).toEqual([
        expect.stringMatching(/^The clock of this machine is (?:599|600) s behind the database: synchronise both/),
      ]),
    );
    for (const end of stopWatches) end();
    await database.close();
  });
});
