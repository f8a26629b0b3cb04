import { useLocale } from '@mashrabiya/ui';
import { inLanguage } from './inLanguage.ts';

/** Text of the Arabic catalog or the handbook, in the surrounding language. */
export function CatalogText({ of }: { of: string }) {
  const { language } = useLocale();
  return String(inLanguage(of, language));
}
