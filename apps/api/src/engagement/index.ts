import { defineDomain } from '../app/defineDomain.ts';
import { addLead } from './calls/addLead.ts';
import { addView } from './calls/addView.ts';

export const engagement = defineDomain({
  handlers: {
    addLead,
    addView,
  },
});
