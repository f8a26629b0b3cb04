import { lockEmbeddedTarget } from './backups/services/embeddedTarget.ts';
import { lockPostgresTarget } from './backups/services/postgresTarget.ts';
import { restoreBackup } from './backups/services/restoreBackup.ts';
import { CommandError } from './core/CommandError.ts';
import { openFiles } from './files/openFiles.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage:
  npm run restore -- <folder>              Restore a backup into an empty database and file store
  npm run restore -- <folder> --replace    Delete their content first`;

/** `npm run restore -- <folder>`: restores a backup of `npm run backup`, with paused jobs. */
await runCommand(async (environment, args) => {
  const [folder, ...others] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || others.length > 0) throw new CommandError(USAGE);
  const { databaseUrl, dataDirectory } = environment;
  const target = databaseUrl ? await lockPostgresTarget(databaseUrl) : lockEmbeddedTarget(dataDirectory);
  try {
    const isReplacing = args.includes('--replace');
    const { createdAt, files } = await restoreBackup({ folder, target, files: openFiles(environment), isReplacing });
    return `Restored the database and ${files.count} files from the backup of ${createdAt}.\nJobs are paused: no mails, pushes or refunds. When this copy replaces the original: npm run jobs -- resume`;
  } finally {
    await target.close();
  }
});
