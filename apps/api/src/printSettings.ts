import { readFile, writeFile } from 'node:fs/promises';
import { insertSettingsTable, listEffectiveSettings } from './environment/describeSettings.ts';
import { assertDatabaseChosen, readEnvironment } from './environment/readEnvironment.ts';

const DOCUMENT = new URL('../../../docs/operations.md', import.meta.url);

/** Prints the settings that the server would use, and every problem; exits with 1 if there is one. */
function printSettings(): void {
  const rows = listEffectiveSettings(process.env);
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, source } of rows) console.log(`${name.padEnd(width)}  ${source.padEnd(7)}  ${value}`);
  try {
    const environment = readEnvironment(process.env);
    for (const warning of environment.warnings) console.error(warning);
    assertDatabaseChosen(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** `npm run config`; `npm run config -- docs` writes the table of the documentation. */
if (process.argv[2] === 'docs') await writeFile(DOCUMENT, insertSettingsTable(await readFile(DOCUMENT, 'utf8')));
else printSettings();
