import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCairoDays, formatCairoDay, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { findUserById } from '../accounts/repository/users.ts';
import { createUploadDirectory } from '../app/UploadDirectory.ts';
import { attachPapers, insertPaper } from '../companies/repository/papers.ts';
import { insertRequest } from '../companies/repository/requests.ts';
import type { Tables } from '../db/schema.ts';
import type { Files } from '../files/Files.ts';
import { acceptPrivatePicture } from '../media/services/acceptPrivatePicture.ts';
import { findDemoAccounts } from './demoAccounts.ts';
import { drawSamplePaper } from './drawSamplePaper.ts';
import { buildCompanyName } from './insertCompanies.ts';

const PAPERS = [
  ['#2f5d50', 9],
  ['#3b4a7a', 5],
] as const;

export async function insertPendingCompany(
  db: Kysely<Tables>,
  { files, now }: { files: Files; now: Date },
): Promise<void> {
  const brokerId = (await findDemoAccounts(db)).find(({ role }) => role === 'broker')?.id;
  if (brokerId === undefined) return;
  const { name_ar } = await findUserById(db, brokerId);
  const directory = createUploadDirectory();
  try {
    const ids: string[] = [];
    for (const [colour, rows] of PAPERS) {
      const path = join(directory, `${rows}.png`);
      await writeFile(path, await drawSamplePaper(colour, rows));
      const { id } = await acceptPrivatePicture([{ path }], {
        files,
        now,
        user: { id: brokerId },
        folder: 'papers',
        countUse: async () => undefined,
        insertRow: (picture) => insertPaper(db, { userId: brokerId, picture, now }),
      });
      ids.push(id);
    }
    const request = await insertRequest(db, {
      id: uuidv7(now),
      user_id: brokerId,
      state: 'pending',
      company_name: buildCompanyName(name_ar ?? ''),
      register_number: '118204',
      valid_until: formatCairoDay(addCairoDays(now, 300)),
      submitted_at: now,
    });
    if (request) await attachPapers(db, { userId: brokerId, requestId: request.id, ids });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
