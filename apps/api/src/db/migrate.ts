import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildLaterMigrations, type Migrations, markCompatible } from './compatibleMigrations.ts';
import * as firstJourney from './migrations/001-first-journey.ts';
import * as compounds from './migrations/002-compounds.ts';
import * as interest from './migrations/003-interest.ts';
import * as accounts from './migrations/004-accounts.ts';
import * as jobs from './migrations/005-jobs.ts';
import * as mail from './migrations/006-mail.ts';
import * as deletedAccounts from './migrations/007-deleted-accounts.ts';
import * as audit from './migrations/008-audit.ts';
import * as savedSearches from './migrations/009-saved-searches.ts';
import * as roles from './migrations/010-roles.ts';
import * as twoFactor from './migrations/011-two-factor.ts';
import * as passkeys from './migrations/012-passkeys.ts';
import * as favorites from './migrations/013-favorites.ts';
import * as identities from './migrations/014-identities.ts';
import * as exports from './migrations/015-exports.ts';
import * as owning from './migrations/016-owning.ts';
import * as moderation from './migrations/017-moderation.ts';
import * as drafts from './migrations/018-drafts.ts';
import * as payments from './migrations/019-payments.ts';
import * as posting from './migrations/020-posting.ts';
import * as listedAt from './migrations/021-listed-at.ts';
import * as alertLooks from './migrations/022-alert-looks.ts';
import * as visitors from './migrations/023-visitors.ts';
import * as moneyCare from './migrations/024-money-care.ts';
import * as texts from './migrations/025-texts.ts';
import * as contact from './migrations/026-contact.ts';
import * as knownDevices from './migrations/027-known-devices.ts';
import * as oneMailbox from './migrations/028-one-mailbox.ts';
import * as reels from './migrations/030-reels.ts';
import * as people from './migrations/032-people.ts';
import * as moneyRules from './migrations/033-money-rules.ts';
import * as administrators from './migrations/034-administrators.ts';
import * as videoUploads from './migrations/035-clip-uploads.ts';
import * as reportWeights from './migrations/038-report-weights.ts';
import * as moderatorsConsole from './migrations/039-moderators-console.ts';
import * as ledgerIndexes from './migrations/042-ledger-indexes.ts';
import * as heldReviews from './migrations/043-held-reviews.ts';
import * as videoParts from './migrations/044-clip-parts.ts';
import * as reportsOfReels from './migrations/045-reports-of-reels.ts';
import * as heldDecisions from './migrations/046-held-decisions.ts';
import * as ownReports from './migrations/047-own-reports.ts';
import * as confirmedPhones from './migrations/049-confirmed-phones.ts';
import * as reportsOfPeople from './migrations/050-reports-of-people.ts';
import * as lateReports from './migrations/051-late-reports.ts';
import * as smallVideos from './migrations/052-small-clips.ts';
import * as preparedVideos from './migrations/053-prepared-clips.ts';
import * as homesWithReels from './migrations/054-homes-with-reels.ts';
import * as mailboxes from './migrations/055-mailboxes.ts';
import * as compatibleMigrations from './migrations/057-compatible-migrations.ts';
import * as propertyChanges from './migrations/058-property-changes.ts';
import * as linkedIdentities from './migrations/059-linked-identities.ts';
import * as alertHorizon from './migrations/060-alert-horizon.ts';
import * as correctedProperties from './migrations/061-corrected-properties.ts';
import * as cancelledOrders from './migrations/063-cancelled-orders.ts';
import * as pendingEdits from './migrations/064-pending-edits.ts';
import * as reviews from './migrations/065-reviews.ts';
import * as storeysAndYears from './migrations/066-storeys-and-years.ts';
import * as planTexts from './migrations/067-plan-texts.ts';
import * as paymentEventReasons from './migrations/068-payment-event-reasons.ts';
import * as listingSearch from './migrations/069-listing-search.ts';
import * as coveringSearchIndexes from './migrations/070-covering-search-indexes.ts';
import * as priceOrderOfEachAction from './migrations/071-price-order-of-each-action.ts';
import * as conversations from './migrations/072-conversations.ts';
import * as leads from './migrations/073-leads.ts';
import * as viewings from './migrations/074-viewings.ts';
import * as conversationSafety from './migrations/076-conversation-safety.ts';
import * as replyTimes from './migrations/077-reply-times.ts';
import * as userEvents from './migrations/078-user-events.ts';
import * as emailCodes from './migrations/079-email-codes.ts';
import * as sharedPhones from './migrations/080-shared-phones.ts';
import * as messagePictures from './migrations/081-message-pictures.ts';
import * as retentionIndexes from './migrations/082-retention-indexes.ts';
import * as companyPapers from './migrations/083-company-papers.ts';
import * as confirmedNumbers from './migrations/084-confirmed-numbers.ts';
import * as sessionFactors from './migrations/085-session-factors.ts';
import * as authorsOfQuotedReviews from './migrations/086-authors-of-quoted-reviews.ts';
import type { Tables } from './schema.ts';

/** In the order of application. Never rename a released one: its old name would count as a later release's. */
export const migrations: Migrations = {
  '001-first-journey': firstJourney,
  '002-compounds': compounds,
  '003-interest': interest,
  '004-accounts': accounts,
  '005-jobs': jobs,
  '006-mail': mail,
  '007-deleted-accounts': deletedAccounts,
  '008-audit': audit,
  '009-saved-searches': savedSearches,
  '010-roles': roles,
  '011-two-factor': twoFactor,
  '012-passkeys': passkeys,
  '013-favorites': favorites,
  '014-identities': identities,
  '015-exports': exports,
  '016-owning': owning,
  '017-moderation': moderation,
  '018-drafts': drafts,
  '019-payments': payments,
  '020-posting': posting,
  '021-listed-at': listedAt,
  '022-alert-looks': alertLooks,
  '023-visitors': visitors,
  '024-money-care': moneyCare,
  '025-texts': texts,
  '026-contact': contact,
  '027-known-devices': knownDevices,
  '028-one-mailbox': oneMailbox,
  '030-reels': reels,
  '032-people': people,
  '033-money-rules': moneyRules,
  '034-administrators': administrators,
  '035-clip-uploads': videoUploads,
  '038-report-weights': reportWeights,
  '039-moderators-console': moderatorsConsole,
  '042-ledger-indexes': ledgerIndexes,
  '043-held-reviews': heldReviews,
  '044-clip-parts': videoParts,
  '045-reports-of-reels': reportsOfReels,
  '046-held-decisions': heldDecisions,
  '047-own-reports': ownReports,
  '049-confirmed-phones': confirmedPhones,
  '050-reports-of-people': reportsOfPeople,
  '051-late-reports': lateReports,
  '052-small-clips': smallVideos,
  '053-prepared-clips': preparedVideos,
  '054-homes-with-reels': homesWithReels,
  '055-mailboxes': mailboxes,
  '057-compatible-migrations': compatibleMigrations,
  '058-property-changes': propertyChanges,
  '059-linked-identities': linkedIdentities,
  '060-alert-horizon': alertHorizon,
  '061-corrected-properties': correctedProperties,
  '063-cancelled-orders': cancelledOrders,
  '064-pending-edits': pendingEdits,
  '065-reviews': reviews,
  '066-storeys-and-years': storeysAndYears,
  '067-plan-texts': planTexts,
  '068-payment-event-reasons': paymentEventReasons,
  '069-listing-search': listingSearch,
  '070-covering-search-indexes': coveringSearchIndexes,
  '071-price-order-of-each-action': priceOrderOfEachAction,
  '072-conversations': conversations,
  '073-leads': leads,
  '074-viewings': viewings,
  '076-conversation-safety': conversationSafety,
  '077-reply-times': replyTimes,
  '078-user-events': userEvents,
  '079-email-codes': emailCodes,
  '080-shared-phones': sharedPhones,
  '081-message-pictures': messagePictures,
  '082-retention-indexes': retentionIndexes,
  '083-company-papers': companyPapers,
  '084-confirmed-numbers': confirmedNumbers,
  '085-session-factors': sessionFactors,
  '086-authors-of-quoted-reviews': authorsOfQuotedReviews,
};

export async function migrate(db: Kysely<Tables>, releasedMigrations: Migrations = migrations): Promise<string[]> {
  const allMigrations = {
    ...markCompatible(releasedMigrations),
    ...(await buildLaterMigrations(db, releasedMigrations)),
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => allMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
