import type { Kysely } from 'kysely';
import type { Ports } from '../../src/composition/createServices.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { Tables } from '../../src/db/schema.ts';
import { outboxMailer } from '../../src/mail/repository/outbox.ts';
import { sandboxProvider } from '../../src/payments/sandbox/sandboxProvider.ts';
import { TEXT_FILES } from '../fixtures/texts.ts';
import { memoryFiles } from './memoryFiles.ts';

/** Test ports: mails in the database, files in memory. */
export const testPorts = (db: Kysely<Tables>, clock: Clock): Ports => ({
  db,
  clock,
  mail: outboxMailer(db),
  files: memoryFiles(clock),
  payments: [sandboxProvider(db)],
  texts: () => TEXT_FILES,
  contactEmail: 'site@example.com',
});
