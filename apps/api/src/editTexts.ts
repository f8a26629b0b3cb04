import { readFile } from 'node:fs/promises';
import { readTextFiles } from '@mashrabiya/content/files';
import { runDatabaseCommand } from './runCommand.ts';
import {
  type EditingContext,
  listTexts,
  listTextVersions,
  revertText,
  setText,
} from './textLibrary/services/editTexts.ts';

const USAGE = `Usage:
  npm run texts -- list
  npm run texts -- history <kind>/<slug>.<language>
  npm run texts -- set <kind>/<slug>.<language> <file>
  npm run texts -- revert <kind>/<slug>.<language>`;

async function runEditCommand(context: EditingContext, [command, name, file]: readonly string[]): Promise<string> {
  if (command === 'list') return (await listTexts(context)).join('\n');
  if (command === 'history' && name)
    return (await listTextVersions(context, name)).join('\n') || `No edits of ${name}.`;
  if (command === 'set' && name && file) return setText(context, name, await readFile(file, 'utf8'));
  if (command === 'revert' && name) return revertText(context, name);
  return USAGE;
}

await runDatabaseCommand((db, args) => runEditCommand({ db, now: new Date(), files: readTextFiles() }, args));
