import type { Kysely } from 'kysely';
import type { Ports } from '../../src/composition/createServices.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { Tables } from '../../src/db/schema.ts';
import { readEnvironment } from '../../src/environment/readEnvironment.ts';
import { createOutboxMailer } from '../../src/mail/repository/outbox.ts';
import { createSandboxProvider } from '../../src/payments/sandbox/sandboxProvider.ts';
import { TEXT_FILES } from '../fixtures/texts.ts';
import { createMemoryFiles } from './memoryFiles.ts';

/** Test ports: mails in the database, files in memory. */
export const createTestPorts = (db: Kysely<Tables>, clock: Clock): Ports => ({
  db,
  clock,
  mail: createOutboxMailer(db),
  files: createMemoryFiles(clock),
  payments: [createSandboxProvider(db)],
  texts: () => TEXT_FILES,
  contactEmail: 'site@example.com',
  searchEngine: readEnvironment({ SEARCH: process.env.SEARCH }).searchEngine,
});
