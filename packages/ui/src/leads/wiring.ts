import type { Lead, LeadStatus } from '@mashrabiya/contract';

/** Links and actions of each lead in a list. */
export interface LeadWiring {
  /** Day in Egypt such as `2026-11-20`, from which a follow-up is due. */
  today: string;
  /** Page of the person. */
  getHref(lead: Lead): string;
  getListingHref(listing: Lead['listing']): string;
  getConversationHref(conversationId: string): string;
  onStatus(lead: Lead, status: LeadStatus): void;
  /** Opens the note and the follow-up date. */
  onNote(lead: Lead): void;
}
