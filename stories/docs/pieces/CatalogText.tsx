import { useLocale } from '@mashrabiya/ui';
import { pickLanguage } from './pickLanguage.ts';

/** Text of the Arabic catalog or the handbook, in the surrounding language. */
export function CatalogText({ of }: { of: string }) {
  const { language } = useLocale();
  return String(pickLanguage(of, language));
}
