import { buildJobOptions } from '../../src/composition/domains.ts';
import type { Log } from '../../src/core/log.ts';
import { JobRunner } from '../../src/jobs/JobRunner.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { createTestLog } from './testLog.ts';

const ORIGIN = 'https://homes.example.com';

const createJobLog = (api: FixtureApi): Log => createTestLog((line) => api.logged.push(line));

function createJobRunner(api: FixtureApi, log = createJobLog(api)): JobRunner {
  const { db, clock } = api.services;
  return new JobRunner({ ...buildJobOptions({ ...api.services, origin: () => ORIGIN, log, fetch }), db, clock, log });
}

export const runJobs = (api: FixtureApi): Promise<number> => createJobRunner(api).runDue();

/** Runs due jobs; fails if one is given up. */
export const runJobsStrictly = (api: FixtureApi): Promise<number> =>
  createJobRunner(api, {
    ...createJobLog(api),
    error: (message) => {
      throw new Error(message);
    },
  }).runDue();
