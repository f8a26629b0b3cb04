import { jobsOf } from '../../src/composition/domains.ts';
import { JobRunner } from '../../src/jobs/JobRunner.ts';
import type { FixtureApi } from './fixtureApi.ts';

/** The origin of links that jobs write. */
const ORIGIN = 'https://homes.example.com';

/** What a node does, beside others that a test makes. */
export function jobRunnerOf(api: FixtureApi, log: (line: string) => void = (line) => api.logged.push(line)): JobRunner {
  const { db, clock } = api.services;
  return new JobRunner({ ...jobsOf({ ...api.services, origin: () => ORIGIN, log, fetch }), db, clock, log });
}

/** Does what is due. */
export const runJobs = (api: FixtureApi): Promise<number> => jobRunnerOf(api).runDue();

/** Does what is due; what a job complains of is an error. */
export const runJobsWell = (api: FixtureApi): Promise<number> =>
  jobRunnerOf(api, (line) => {
    throw new Error(line);
  }).runDue();
