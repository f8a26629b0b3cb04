import { accountCalls } from './accounts/calls.ts';
import { identityCalls } from './accounts/identityCalls.ts';
import { loginMethodCalls } from './accounts/loginMethodCalls.ts';
import { mailLinkCalls } from './accounts/mailLinkCalls.ts';
import { passkeyCalls } from './accounts/passkeyCalls.ts';
import { phoneCalls } from './accounts/phoneCalls.ts';
import { profileCalls } from './accounts/profileCalls.ts';
import { twoFactorCalls } from './accounts/twoFactorCalls.ts';
import { alertCalls } from './alerts/calls.ts';
import type { Call } from './call/call.ts';
import { companyCalls } from './companies/calls.ts';
import { contactCalls } from './contact/calls.ts';
import { conversationCalls } from './conversations/calls.ts';
import { visitorEnquiryCalls } from './conversations/visitorEnquiryCalls.ts';
import { engagementCalls } from './engagement/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { favoriteCalls } from './favorites/calls.ts';
import { financeCalls } from './finance/calls.ts';
import { leadCalls } from './leads/calls.ts';
import { listingCalls } from './listings/calls.ts';
import { facetCalls } from './listings/facetCalls.ts';
import { mapCalls } from './listings/mapCalls.ts';
import { nearestCalls } from './listings/nearestCalls.ts';
import { queryTextCalls } from './listings/queryTextCalls.ts';
import { marketCalls } from './market/calls.ts';
import { moderationCalls } from './moderation/calls.ts';
import { myListingsCalls } from './myListings/calls.ts';
import { draftCalls } from './myListings/draftCalls.ts';
import { operationCalls } from './operations/calls.ts';
import { orderCalls } from './payments/calls.ts';
import { advisorCalls } from './people/advisorCalls.ts';
import { providerCalls } from './people/providerCalls.ts';
import { reelCalls } from './reels/calls.ts';
import { referenceCalls } from './reference/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { savedSearchCalls } from './savedSearches/calls.ts';
import { textCalls } from './texts/calls.ts';

export interface Tag {
  name: string;
  description: string;
  calls: Readonly<Record<string, Call>>;
}

/** Ordered for a reader new to the API. Each call has one tag. */
export const tags: readonly Tag[] = [
  {
    name: 'Reference data',
    description: 'Property types, features, governorates, cities and site settings.',
    calls: referenceCalls,
  },
  {
    name: 'Search',
    description: 'Lists of properties with filters, facet counts, suggestions, the map and single properties.',
    calls: { ...listingCalls, ...facetCalls, ...nearestCalls, ...queryTextCalls, ...mapCalls },
  },
  {
    name: 'Market prices',
    description: 'Typical prices per m² by area, and how a price compares.',
    calls: marketCalls,
  },
  {
    name: 'Engagement',
    description: 'Views of properties, leads to sellers and similar properties.',
    calls: engagementCalls,
  },
  {
    name: 'Messages',
    description: 'Conversations between buyers and sellers about a property.',
    calls: { ...conversationCalls, ...visitorEnquiryCalls },
  },
  {
    name: 'Leads',
    description: 'The sellers’ lists of users and visitors who contacted them, with status, notes and follow-ups.',
    calls: leadCalls,
  },
  { name: 'Reels', description: 'Short videos of properties: watching, uploading and posting them.', calls: reelCalls },
  {
    name: 'Sellers and advisors',
    description: 'Profiles of sellers, their reviews, company papers, and the list of advisors with its applications.',
    calls: { ...providerCalls, ...advisorCalls, ...companyCalls },
  },
  {
    name: 'Login and registration',
    description: 'Opening an account, logging in by password, passkey or an identity provider, and links in mails.',
    calls: { ...accountCalls, ...mailLinkCalls, ...identityCalls },
  },
  {
    name: 'Account',
    description: 'The profile of the user who is logged in, sessions, login methods and two-factor authentication.',
    calls: { ...profileCalls, ...phoneCalls, ...twoFactorCalls, ...passkeyCalls, ...loginMethodCalls },
  },
  { name: 'Data export', description: 'A copy of all data of an account.', calls: exportCalls },
  {
    name: 'Favourites',
    description: 'Favourite properties, notes about them and links to share them.',
    calls: favoriteCalls,
  },
  {
    name: 'Saved searches and alerts',
    description: 'Searches that a user has saved, and alerts about new results by mail or push message.',
    calls: { ...savedSearchCalls, ...alertCalls },
  },
  {
    name: 'My listings',
    description: 'Posting, editing and renewing listings, with their drafts, pictures and statistics.',
    calls: { ...myListingsCalls, ...draftCalls },
  },
  {
    name: 'Plans and payments',
    description: 'Plans, orders, payment callbacks, receipts and refunds.',
    calls: orderCalls,
  },
  {
    name: 'Reports',
    description: 'Complaints about properties, and the queue in which moderators decide them.',
    calls: reportCalls,
  },
  {
    name: 'Moderation',
    description: 'The moderators’ queues of listings and reels, blocked sellers, roles and the log.',
    calls: moderationCalls,
  },
  {
    name: 'Operations',
    description: 'The queue of background jobs; for administrators.',
    calls: operationCalls,
  },
  {
    name: 'Finance',
    description: 'Refund decisions, payment cases, plans and prices, ad credits and the books; for the finance role.',
    calls: financeCalls,
  },
  { name: 'Texts', description: 'Articles, common questions, services and legal pages.', calls: textCalls },
  { name: 'Contact', description: 'Messages to the site.', calls: contactCalls },
];
