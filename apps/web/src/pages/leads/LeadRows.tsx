import type { Lead } from '@mashrabiya/contract';
import { type LeadCallbacks, LeadCards, LeadPanel, LeadTable, minWidthQuery, useMediaQuery } from '@mashrabiya/ui';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { paths } from '../../routing/paths.ts';
import { useItemPanel } from '../../routing/useItemPanel.ts';
import { useLeadDraft } from './useLeadDraft.ts';
import { useLeadUpdate } from './useLeadUpdate.ts';

interface LeadRowsProps {
  leads: readonly Lead[];
  isLoading: boolean;
  today: string;
  onReachEnd: (() => void) | undefined;
}

const SKELETON_COUNT = 6;

/** Leads as a table on a desktop and as cards on a phone, with a panel for note and follow-up date. */
export function LeadRows({ leads, isLoading, today, onReachEnd }: LeadRowsProps) {
  const update = useLeadUpdate();
  const panel = useItemPanel('lead-note');
  const lead = leads.find(({ id }) => id === panel.id);
  const { draft, onDraft } = useLeadDraft(lead?.id);
  // Stays while the panel closes.
  const shownLead = usePreviousValue(lead);
  const isWide = useMediaQuery(minWidthQuery('wide'));
  const callbacks: LeadCallbacks = {
    getHref: ({ id }) => paths.lead(id),
    getListingHref: ({ id }) => paths.property(id),
    getConversationHref: paths.conversation,
    onStatusChange: ({ id }, status) => update.mutate({ params: { id }, body: { status } }),
    onOpenNote: ({ id }) => panel.onOpen(id),
  };
  const List = isWide ? LeadTable : LeadCards;
  return (
    <>
      <List
        leads={leads}
        callbacks={callbacks}
        today={today}
        skeletons={isLoading ? SKELETON_COUNT : 0}
        onReachEnd={onReachEnd}
      />
      <LeadPanel
        open={lead !== undefined}
        lead={shownLead}
        draft={draft}
        today={today}
        onDraft={onDraft}
        onSave={async (body) => {
          if (lead) await update.mutateAsync({ params: { id: lead.id }, body });
        }}
        onClose={panel.onClose}
      />
    </>
  );
}
