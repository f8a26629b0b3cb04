import { defineDomain } from '../app/defineDomain.ts';
import { addLead } from './calls/addLead.ts';
import { addView } from './calls/addView.ts';
import { OLD_VIEWS_JOB, oldViewsJob } from './jobs/oldViewsJob.ts';

export const engagement = defineDomain({
  handlers: {
    addLead,
    addView,
  },
  jobs: { [OLD_VIEWS_JOB]: oldViewsJob },
});
