import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '../../src/composition/createApi.ts';
import { createServices } from '../../src/composition/createServices.ts';
import { buildJobOptions } from '../../src/composition/domains.ts';
import { openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { createDiskFiles } from '../../src/files/diskFiles.ts';
import { enqueueOnce } from '../../src/jobs/enqueue.ts';
import { JobRunner } from '../../src/jobs/JobRunner.ts';
import { createOutboxMailer } from '../../src/mail/repository/outbox.ts';
import { ORPHANS_JOB } from '../../src/orphans/jobs/orphansJob.ts';
import { createPaymobProvider } from '../../src/payments/paymob/paymobProvider.ts';
import type { PaymentProvider } from '../../src/ports/PaymentProvider.ts';
import { stepDatabase } from '../support/steppedDatabase.ts';
import { stepFiles } from '../support/steppedFiles.ts';
import { createTestLog } from '../support/testLog.ts';
import type { NodeAnswer, NodeSetup, NodeTask, Step } from './SteppedNode.ts';

/**
 * A node of the product whose ports count its steps, and kill it before a chosen one; the product's code is unchanged.
 * It handles messages one after the other instead of requests.
 */
const { directory, postgresUrl, paymob, at }: NodeSetup = JSON.parse(process.argv[2] ?? '');
const STDERR = 2;
let steps: string[] = [];
let killBefore: Step | undefined;

function onStep(name: string): void {
  steps.push(name);
  if (name !== killBefore?.name || steps.filter((stepName) => stepName === name).length !== killBefore.nth) return;
  writeSync(STDERR, `killed before: ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const wrapWithSteps =
  <A extends unknown[], R>(name: string, act: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    onStep(`${name} at the provider`);
    const result = await act(...args);
    onStep(`heard of: ${name}`);
    return result;
  };

const provider = createPaymobProvider(paymob);
const payments: PaymentProvider = {
  ...provider,
  createCheckoutSession: wrapWithSteps('checkout', provider.createCheckoutSession),
  fetchEvents: wrapWithSteps('inquiry', provider.fetchEvents),
  refund: wrapWithSteps('refund', provider.refund),
  parseCallback(request) {
    const event = provider.parseCallback(request);
    onStep('callback was read');
    return event;
  },
};

let now = at;
/** Each reading is a moment later. */
const clock = () => new Date(now++);
const database = postgresUrl ? openPostgres(postgresUrl) : await openEmbedded(directory);
const db = stepDatabase(database.db, onStep);
const services = await createServices({
  db,
  clock,
  mail: createOutboxMailer(db),
  files: stepFiles(createDiskFiles(join(directory, 'media')), onStep),
  payments: [payments],
  contactEmail: 'site@example.com',
});
const log = createTestLog((line) => writeSync(STDERR, `${line}\n`));
const app = createApi(services, log);
await enqueueOnce(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });

async function performTask(task: NodeTask): Promise<Omit<NodeAnswer, 'id'>> {
  if (task.do === 'ask') {
    const response = await app.request(`/api${task.path}`, task.init);
    const body: unknown = await response.json();
    onStep('answer');
    return { status: response.status, body };
  }
  if (task.do === 'jobs') {
    now = task.at;
    const runner = new JobRunner({
      ...buildJobOptions({ ...services, origin: () => 'http://localhost', log, fetch }),
      db,
      clock,
      log,
    });
    return { body: await runner.runDue() };
  }
  const recordedSteps = steps;
  steps = [];
  killBefore = task.before;
  return { body: recordedSteps };
}

process.on('message', async (task: NodeTask) => {
  try {
    process.send?.({ id: task.id, ...(await performTask(task)) });
  } catch (error) {
    process.send?.({ id: task.id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 });
