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

  return (pageModule, language) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const imported of chunk.imports ?? []) visit(imported);
      files.add(`/${chunk.file}`);
    };
    for (const key of [catalogKey(language), pageModule, entryKey]) visit(key);
    return { entry: `/${manifest[entryKey]?.file}`, chunks: [...files] };
  };
}
