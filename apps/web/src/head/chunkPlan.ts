import type { Language } from '@mashrabiya/i18n';
import type { ChunkPlan } from './document.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** Module loaded as soon as a page is hydrated, with the code that several panels and pages share. */
export const AFTER_HYDRATION_MODULE = 'src/shell/ConnectionMonitor.tsx';

export type Manifest = Record<string, ManifestChunk>;

export function createChunkPlanner(manifest: Manifest): (pageModule: string, language: Language) => ChunkPlan {
  const entryKey = Object.keys(manifest).find((key) => key.endsWith('entry-client.tsx')) ?? '';
  const getCatalogKey = (language: Language) =>
    Object.keys(manifest).find((key) => key.endsWith(`i18n/src/catalogs/${language}/visitor.ts`)) ?? '';

  return (pageModule, language) => {
    const visitedKeys = new Set<string>();
    /** Files not listed yet, each after its imports. */
    const collectFiles = (key: string): string[] => {
      const chunk = manifest[key];
      if (!chunk || visitedKeys.has(key)) return [];
      visitedKeys.add(key);
      return [...(chunk.imports ?? []).flatMap(collectFiles), `/${chunk.file}`];
    };
    const chunks = [getCatalogKey(language), pageModule, entryKey].flatMap(collectFiles);
    return { entry: `/${manifest[entryKey]?.file}`, chunks, afterHydration: collectFiles(AFTER_HYDRATION_MODULE) };
  };
}
