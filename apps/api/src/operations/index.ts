import { defineDomain } from '../app/defineDomain.ts';
import { getBackgroundJobs, pauseBackgroundJobs, retryBackgroundJobs } from './calls/backgroundJobs.ts';

export const operations = defineDomain({
  handlers: { getBackgroundJobs, retryBackgroundJobs, pauseBackgroundJobs },
});
