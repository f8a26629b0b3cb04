import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const UI_FOLDER = path.resolve(import.meta.dirname, '../../packages/ui/src');
const MUI_IMPORT = /^import (?!type)[^;]*? from '@mui\/(?:material|x-date-pickers)\/([A-Z]\w+)'/gm;

export function listMuiImports(): Record<string, string[]> {
  const importsByComponent: Record<string, string[]> = {};
  for (const name of readdirSync(UI_FOLDER, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name) || /\.(stories|test)\.|^theme\//.test(name)) continue;
    for (const [, part = ''] of readFileSync(path.join(UI_FOLDER, name), 'utf8').matchAll(MUI_IMPORT))
      importsByComponent[part] = [...(importsByComponent[part] ?? []), path.parse(name).name];
  }
  return importsByComponent;
}
