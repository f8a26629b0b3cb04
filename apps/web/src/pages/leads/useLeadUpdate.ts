import type { Lead, LeadChange } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { type CacheChange, createChange, createPagesChange } from '../../api/cacheChange.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';

/** Changes a lead in the list and in the pages of its buyer. */
function changeLead(id: string, { status, note, follow_up_on }: LeadChange): CacheChange[] {
  const update = <T extends Lead>(lead: T): T =>
    lead.id === id
      ? {
          ...lead,
          status: status ?? lead.status,
          note: note ?? lead.note,
          follow_up_on: follow_up_on === undefined ? lead.follow_up_on : follow_up_on,
        }
      : lead;
  return [
    createPagesChange('listLeads', (answer) => ({
      ...answer,
      data: { ...answer.data, data: answer.data.data.map(update) },
    })),
    createChange('getLead', ({ data }) => ({ data: { ...update(data), others: data.others.map(update) } })),
  ];
}

/** Changes status, note or follow-up date of a lead, at once; a failed change is undone. */
export function useLeadUpdate() {
  const { t } = useTranslation();
  return useApiMutation('updateLead', {
    optimistic: ({ params, body }) => changeLead(params.id, body),
    // A lead may no longer match the list's filter, and its numbers change.
    invalidates: ['listLeads'],
    toast: { failed: t('leads:action.statusFailed') },
  });
}
