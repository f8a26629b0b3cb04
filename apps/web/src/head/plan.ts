import type { Language } from '@mashrabiya/i18n';
import type { Plan } from './document.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** What a page loads as soon as it is hydrated, with all that several panels and pages need. */
export const AFTER_HYDRATION = 'src/shell/Connection.tsx';

/** The build manifest: file of each module. */
export type Manifest = Record<string, ManifestChunk>;

/** Creates the function that lists a page's files in one language. */
export function chunkPlans(manifest: Manifest): (pageModule: string, language: Language) => Plan {
  const entryKey = Object.keys(manifest).find((key) => key.endsWith('entry-client.tsx')) ?? '';
  const catalogKey = (language: Language) =>
    Object.keys(manifest).find((key) => key.endsWith(`i18n/src/catalogs/${language}/visitor.ts`)) ?? '';

  return (pageModule, language) => {
    const seen = new Set<string>();
    /** Files that are not listed yet, each after those that it imports. */
    const filesOf = (key: string): string[] => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      return [...(chunk.imports ?? []).flatMap(filesOf), `/${chunk.file}`];
    };
    const chunks = [catalogKey(language), pageModule, entryKey].flatMap(filesOf);
    return { entry: `/${manifest[entryKey]?.file}`, chunks, afterHydration: filesOf(AFTER_HYDRATION) };
  };
}
