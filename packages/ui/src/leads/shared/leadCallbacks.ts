import type { Lead, LeadStatus } from '@mashrabiya/contract';

/** Links and actions of the leads in a list, called per lead. */
export interface LeadCallbacks {
  /** Page of the lead. */
  getHref(lead: Lead): string;
  getListingHref(listing: Lead['listing']): string;
  getConversationHref(conversationId: string): string;
  onStatusChange(lead: Lead, status: LeadStatus): void;
  /** Opens the note and the follow-up date. */
  onOpenNote(lead: Lead): void;
}
