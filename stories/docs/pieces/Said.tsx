import { useLocale } from '@mashrabiya/ui';
import { inLanguage } from './inLanguage.ts';

/** A text of the Arabic catalog, or of the handbook’s own, in the language around it. */
export function Said({ of }: { of: string }) {
  const { language } = useLocale();
  return String(inLanguage(of, language));
}
