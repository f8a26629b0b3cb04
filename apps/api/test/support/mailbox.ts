import { findStoredMails } from '../../src/mail/repository/outbox.ts';
import type { FixtureApi } from './fixtureApi.ts';
import { runJobsStrictly } from './jobs.ts';

const MAX_MAILS = 1_000;

/** Reads mails; runs due jobs first. */
export function createMailbox(api: FixtureApi) {
  /** Mails to an address, oldest first. */
  async function mailsTo(address: string) {
    const { db } = api.database;
    // So that each mail is later than the previous ones.
    api.pass(1);
    await runJobsStrictly(api);
    return (await findStoredMails(db, MAX_MAILS)).filter(({ recipient }) => recipient === address).reverse();
  }
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

  /** Link of the last mail to an address. */
  async function linkTo(address: string): Promise<URL> {
    const { plain } = (await mailsTo(address)).at(-1) ?? { plain: '' };
    return new URL(/https?:\/\/\S+/.exec(plain)?.[0] ?? 'none:');
  }
  const tokenTo = async (address: string) => (await linkTo(address)).hash.slice(1);

  return { mailsTo, subjectsTo, linkTo, tokenTo };
}
