import { DirectoryInUseError } from './db/directoryLock.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import { readEnvironment } from './environment/readEnvironment.ts';
import { sumAccounts } from './finance/repository/accounts.ts';
import { findLedgerViolations, LEDGER_CHECKS } from './finance/repository/ledgerChecks.ts';

/** `npm run ledger`: exits with 1 and each violated invariant's first row, or 2 if a server uses the database. */
const { databaseUrl, dataDirectory, warnings } = readEnvironment(process.env);
for (const warning of warnings) console.error(warning);
const database = databaseUrl
  ? openPostgres(databaseUrl)
  : await openEmbedded(dataDirectory).catch((error: unknown): never => {
      if (!(error instanceof DirectoryInUseError)) throw error;
      // The embedded database belongs to one process.
      console.error(`${error.message}\nTo check the ledger, stop the server. While it runs, see /finance.`);
      process.exit(2);
    });
try {
  const formatPounds = (piastres: number): string => (piastres / 100).toFixed(2).padStart(16);
  console.log(`${'account'.padEnd(12)}${'debit'.padStart(16)}${'credit'.padStart(16)}${'balance'.padStart(16)}`);
  let balance = 0;
  for (const { account, debit, credit } of await sumAccounts(database.db)) {
    balance += debit - credit;
    console.log(account.padEnd(12) + formatPounds(debit) + formatPounds(credit) + formatPounds(debit - credit));
  }
  console.log(`${'all'.padEnd(44)}${formatPounds(balance)}`);
  const violations = await findLedgerViolations(database.db);
  for (const { invariant: claim, fault, count } of violations)
    console.error(`Violated: ${claim}: ${fault}${count > 1 ? ` (and ${count - 1} more)` : ''}`);
  if (violations.length === 0) console.log(`No violations: checked ${LEDGER_CHECKS.length} rules.`);
  process.exitCode = violations.length === 0 && balance === 0 ? 0 : 1;
} finally {
  await database.close();
}
