import { findStoredMails } from '../../src/mail/repository/outbox.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { runJobsStrictly } from './jobs.ts';

const MAX_MAILS = 1_000;

/** Reads mails; runs due jobs first. */
export function createMailbox(api: FixtureApi) {
  /** Mails to an address, oldest first. */
  async function readMails(address: string) {
    const { db } = api.database;
    // So that each mail is later than the previous ones.
    api.advanceTime(1);
    await runJobsStrictly(api);
    return (await findStoredMails(db, MAX_MAILS)).filter(({ recipient }) => recipient === address).reverse();
  }
  const readSubjects = async (address: string) => (await readMails(address)).map(({ subject }) => subject);

  /** Link of the last mail to an address. */
  async function readMailedLink(address: string): Promise<URL> {
    const { plain } = (await readMails(address)).at(-1) ?? { plain: '' };
    return new URL(/https?:\/\/\S+/.exec(plain)?.[0] ?? 'none:');
  }
  const readMailedToken = async (address: string) => (await readMailedLink(address)).hash.slice(1);

  return { mailsTo: readMails, subjectsTo: readSubjects, linkTo: readMailedLink, tokenTo: readMailedToken };
}
