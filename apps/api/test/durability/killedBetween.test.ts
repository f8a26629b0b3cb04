import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyMigrated } from '../engines/describeEngines.ts';
import { runModerationRounds } from './moderationRounds.ts';
import { runPaymentRounds } from './paymentRounds.ts';
import { runPostingRounds } from './postingRounds.ts';
import { runReelRounds } from './reelRounds.ts';
import type { Step } from './SteppedNode.ts';
import { pickSpreadSteps } from './steppedRounds.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-between-'));

const ROUNDS = 40;

/** Steps at which most work is half done when posting is killed. */
const pickWorstSteps = (steps: readonly Step[]): Step[] => [
  // The property is stored and its draft deleted, but the ad is neither stored nor paid.
  { name: 'insert property_ad', nth: 1 },
  // The file whose presence means that all files of a picture exist.
  { name: 'half a file', nth: steps.filter(({ name }) => name === 'half a file').length },
];

describe('A server that is killed between two steps', { timeout: 900_000 }, () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(['PGlite', 'PostgreSQL'])(
    'grants or refunds every payment, and makes every refund once, on %s',
    async (engine) => {
      const url = engine === 'PostgreSQL' ? await copyMigrated() : undefined;
      if (engine === 'PostgreSQL' && !url) return;
      const outcome = await runPaymentRounds({
        directory: join(root, `payments-${engine}`),
        ...(url && { postgres: { url } }),
        choose: pickSpreadSteps(ROUNDS),
      });
      // The order of concurrent jobs varies, so a step may not occur.
      expect(outcome.killedBefore.length).toBeGreaterThan(ROUNDS / 2);
      expect(outcome.wrong).toEqual({ stuck: 0, wrongRefunds: 0, wrongMails: 0, ledgerFaults: 0 });
      expect(outcome.checked).toBeGreaterThan(0);
    },
  );

  it.each(['PGlite', 'PostgreSQL'])(
    'loses no picture, draft or ad, shows no partial one, and leaves no orphan, on %s',
    async (engine) => {
      const url = engine === 'PostgreSQL' ? await copyMigrated() : undefined;
      if (engine === 'PostgreSQL' && !url) return;
      const outcome = await runPostingRounds({
        directory: join(root, `posting-${engine}`),
        ...(url && { postgres: { url } }),
        choose: (steps) => [...pickWorstSteps(steps), ...pickSpreadSteps(ROUNDS - pickWorstSteps(steps).length)(steps)],
      });
      // A step that another round has used, such as the end of a draft, may not occur.
      expect(outcome.killedBefore.length).toBeGreaterThan(ROUNDS / 2);
      expect(outcome.killedBefore).toEqual(expect.arrayContaining(['insert property_ad', 'half a file']));
      expect(outcome.wrong).toEqual({ pictures: 0, drafts: 0, ads: 0, half: 0, orphans: 0 });
      expect(outcome.checked).toBeGreaterThan(0);
    },
  );

  it.each(['PGlite', 'PostgreSQL'])(
    'loses no video and no reel, sends no part twice, and leaves no orphan, on %s',
    async (engine) => {
      const url = engine === 'PostgreSQL' ? await copyMigrated() : undefined;
      if (engine === 'PostgreSQL' && !url) return;
      const outcome = await runReelRounds({
        directory: join(root, `reels-${engine}`),
        ...(url && { postgres: { url } }),
        choose: pickSpreadSteps(ROUNDS),
      });
      expect(outcome.killedBefore.length).toBeGreaterThan(ROUNDS / 2);
      expect(outcome.wrong).toEqual({ parts: 0, videos: 0, reels: 0, orphans: 0 });
      expect(outcome.checked).toBeGreaterThan(0);
    },
  );

  it.each(['PGlite', 'PostgreSQL'])('loses no ad under review, and decides none twice, on %s', async (engine) => {
    const url = engine === 'PostgreSQL' ? await copyMigrated() : undefined;
    if (engine === 'PostgreSQL' && !url) return;
    const outcome = await runModerationRounds({
      directory: join(root, `moderation-${engine}`),
      ...(url && { postgres: { url } }),
      choose: pickSpreadSteps(ROUNDS),
    });
    expect(outcome.killedBefore.length).toBeGreaterThan(ROUNDS / 2);
    expect(outcome.wrong).toEqual({ lost: 0, doubleDecisions: 0, stuck: 0, mails: 0 });
    expect(outcome.checked).toBeGreaterThan(0);
  });
});
