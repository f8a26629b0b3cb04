import { JobRunner } from '../../src/jobs/JobRunner.ts';
import { jobHandlers } from '../../src/jobs/jobHandlers.ts';
import { keptMails } from '../../src/mail/repository/outbox.ts';
import type { FixtureApi } from './fixtureApi.ts';

const MANY = 1_000;

/** Reads mails as their readers do: jobs that are due are done first. */
export function mailbox(api: FixtureApi) {
  /** What was mailed to an address, the oldest first. */
  async function mailsTo(address: string) {
    const { db } = api.database;
    // So that each mail is later than those before.
    api.pass(1);
    const handlers = jobHandlers(api.services);
    const log = (message: string) => {
      throw new Error(message);
    };
    await new JobRunner({ db, clock: api.services.clock, handlers, log }).runDue();
    return (await keptMails(db, MANY)).filter(({ recipient }) => recipient === address).reverse();
  }
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

  /** The link of the last mail to an address. */
  async function linkTo(address: string): Promise<URL> {
    const { plain } = (await mailsTo(address)).at(-1) ?? { plain: '' };
    return new URL(/https?:\/\/\S+/.exec(plain)?.[0] ?? 'none:');
  }
  const tokenTo = async (address: string) => (await linkTo(address)).hash.slice(1);

  return { mailsTo, subjectsTo, linkTo, tokenTo };
}
