import { beforeEach, describe, expect, it } from 'vitest';
import { LoadShedder, type QueuedRequest } from './LoadShedder.ts';

describe('LoadShedder', () => {
  let now: number;
  let turns: (() => void)[];
  let shedder: LoadShedder;
  beforeEach(() => {
    now = 0;
    turns = [];
    shedder = new LoadShedder({ now: () => now, nextTurn: (work) => turns.push(work) });
  });

  /** Runs turns of the loop of this length until the queue is empty; returns their number. */
  async function runTurns(milliseconds: number, count = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < count && turns.length > 0; i++) {
      now += milliseconds;
      turns.shift()?.();
      await Promise.resolve();
    }
  }

  /** Sends concurrent requests that leave as soon as they are admitted. Returns outcomes and waiting times. */
  async function admitCrowd(count: number, queued?: QueuedRequest) {
    const waits: number[] = [];
    let refusedCount = 0;
    const since = now;
    const attempts = Array.from({ length: count }, async () => {
      if (!(await shedder.enter(queued))) {
        refusedCount++;
        return;
      }
      waits.push(now - since);
      shedder.leave();
    });
    return { waits, refused: () => refusedCount, settled: Promise.all(attempts) };
  }

  it('admits one request at each turn', async () => {
    const { waits, settled } = await admitCrowd(20);
    await runTurns(10);
    await settled;
    expect(waits).toEqual(Array.from({ length: 20 }, (_, i) => (i + 1) * 10));
  });

  it('refuses requests of a burst that would wait longer than a second, except a few', async () => {
    const { waits, refused, settled } = await admitCrowd(300);
    await runTurns(20);
    await settled;
    expect(waits.length + refused()).toBe(300);
    expect(waits.filter((wait) => wait <= 1_000)).toHaveLength(50);
    expect(waits.filter((wait) => wait > 1_000).length).toBeLessThanOrEqual(24);
  });

  it('refuses at once what could not be served in time', async () => {
    const { refused } = await admitCrowd(2_000);
    await Promise.resolve();
    await Promise.resolve();
    expect(refused()).toBe(1_500);
  });

  it('keeps admitted requests fast at three times its capacity', async () => {
    const crowds = [];
    for (let i = 0; i < 500; i++) {
      crowds.push({ at: now, ...(await admitCrowd(3)) });
      await runTurns(20, 1);
    }
    await runTurns(20);
    const lateCrowds = crowds.filter(({ at }) => at > 3_000);
    const waits = lateCrowds.flatMap((crowd) => crowd.waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(24 * 20);
    expect(waits.length / (lateCrowds.length * 3)).toBeGreaterThan(0.3);
  });

  it('lets writes wait longer than reads', async () => {
    for (let i = 0; i < 100; i++) {
      await admitCrowd(3);
      await runTurns(20, 1);
    }
    const [writes, reads] = [await admitCrowd(10, { isWrite: true }), await admitCrowd(10)];
    await admitCrowd(40);
    await runTurns(20);
    expect(writes.refused()).toBe(0);
    expect(reads.refused()).toBe(10);
  });

  it('never refuses a few requests, however late the machine is', async () => {
    const { waits, settled } = await admitCrowd(24);
    await runTurns(5_000);
    await settled;
    expect(waits).toHaveLength(24);
  });

  it('drops closed requests', async () => {
    const { refused } = await admitCrowd(3, { isClosed: () => true });
    const { waits } = await admitCrowd(1);
    await runTurns(10);
    expect([refused(), waits.length]).toEqual([3, 1]);
  });

  it('admits no request while too many are running', async () => {
    const admittedRequests = Promise.all(Array.from({ length: 200 }, () => shedder.enter()));
    await runTurns(1);
    await admittedRequests;
    expect(await shedder.enter()).toBe(false);
    shedder.leave();
    const next = shedder.enter();
    await runTurns(1);
    expect(await next).toBe(true);
  });
});
