import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { registered } from './support/people.ts';

const TRIES = 60;
const HOUR_MS = 3_600_000;

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describeEngines('A failed login', (open) => {
  const api = fixtureApi(open);

  it('says neither by its answer nor by its time whether the address has an account', async () => {
    const { email } = await registered(api.ask);
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    const attempt = async (which: keyof typeof times, address: string) => {
      const begin = performance.now();
      const response = await api.ask.request('/login', posting({ email: address, password: 'not the password' }));
      times[which].push(performance.now() - begin);
      answers[which].add(`${response.status} ${[...response.headers]} ${await response.text()}`);
    };
    for (let i = 0; i < TRIES; i++) {
      // In turn, so that what else the machine does slows both down alike.
      await attempt('known', email);
      await attempt('unknown', `nobody${i}@example.com`);
      api.pass(HOUR_MS);
    }
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known.size).toBe(1);
    const ratio = medianOf(times.known) / medianOf(times.unknown);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
  });
});
