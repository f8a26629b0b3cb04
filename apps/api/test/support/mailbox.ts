import { keptMails } from '../../src/mail/repository/outbox.ts';
import type { FixtureApi } from './fixtureApi.ts';
import { runJobsWell } from './jobs.ts';

const MANY = 1_000;

/** Reads mails as their readers do: jobs that are due are done first. */
export function mailbox(api: FixtureApi) {
  /** What was mailed to an address, the oldest first. */
  async function mailsTo(address: string) {
    const { db } = api.database;
    // So that each mail is later than those before.
    api.pass(1);
    await runJobsWell(api);
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
