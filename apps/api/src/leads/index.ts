import { defineDomain } from '../app/defineDomain.ts';
import { getLead } from './calls/getLead.ts';
import { getLeadTable, listLeads } from './calls/listLeads.ts';
import { updateLead } from './calls/updateLead.ts';
import { OLD_LEADS_JOB, oldLeadsJob } from './jobs/oldLeadsJob.ts';

export const leads = defineDomain({
  handlers: {
    listLeads,
    getLeadTable,
    getLead,
    updateLead,
  },
  jobs: { [OLD_LEADS_JOB]: oldLeadsJob },
});
