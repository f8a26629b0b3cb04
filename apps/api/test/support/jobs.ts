import { buildJobOptions } from '../../src/composition/domains.ts';
import { JobRunner } from '../../src/jobs/JobRunner.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { createTestLog } from './testLog.ts';

const ORIGIN = 'https://homes.example.com';

function createJobRunner(api: FixtureApi, write: (line: string) => void = (line) => api.logged.push(line)): JobRunner {
  const log = createTestLog(write);
  const { db, clock } = api.services;
  return new JobRunner({ ...buildJobOptions({ ...api.services, origin: () => ORIGIN, log, fetch }), db, clock, log });
}

export const runJobs = (api: FixtureApi): Promise<number> => createJobRunner(api).runDue();

/** Runs due jobs; a logged failure is an error. */
export const runJobsStrictly = (api: FixtureApi): Promise<number> =>
  createJobRunner(api, (line) => {
    throw new Error(line);
  }).runDue();
