import type { Language } from '@mashrabiya/i18n';
import type { Plan } from './document.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** The build manifest: file of each module. */
export type Manifest = Record<string, ManifestChunk>;

/** Creates the function that lists a page's files in one language. */
export function chunkPlans(manifest: Manifest): (pageModule: string, language: Language) => Plan {
  const entryKey = Object.keys(manifest).find((key) => key.endsWith('entry-client.tsx')) ?? '';
  const catalogKey = (language: Language) =>
    Object.keys(manifest).find((key) => key.endsWith(`i18n/src/catalogs/${language}/visitor.ts`)) ?? '';

  const withImports = (key: string, files: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return files;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) withImports(imported, files);
    return files;
  };

  return (pageModule, language) => {
    const files = new Set<string>();
    for (const key of [entryKey, pageModule, catalogKey(language)]) withImports(key, files);
    return { entry: `/${manifest[entryKey]?.file}`, chunks: [...files] };
  };
}
