import { readFile } from 'node:fs/promises';
import { readTextFiles } from '@mashrabiya/content/files';
import { type Editing, listTexts, listTextVersions, revertText, setText } from './library/services/editTexts.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage:
  npm run texts -- list
  npm run texts -- history <kind>/<slug>.<language>
  npm run texts -- set <kind>/<slug>.<language> <file>
  npm run texts -- revert <kind>/<slug>.<language>`;

async function runEditCommand(editing: Editing, [command, name, file]: readonly string[]): Promise<string> {
  if (command === 'list') return (await listTexts(editing)).join('\n');
  if (command === 'history' && name)
    return (await listTextVersions(editing, name)).join('\n') || `No edits of ${name}.`;
  if (command === 'set' && name && file) return setText(editing, name, await readFile(file, 'utf8'));
  if (command === 'revert' && name) return revertText(editing, name);
  return USAGE;
}

/** `npm run texts`: changes texts of the site without a release. */
await runCommand((db, words) => runEditCommand({ db, now: new Date(), files: readTextFiles() }, words));
