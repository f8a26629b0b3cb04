import type { Lead } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Name of the user behind a lead, or "Visitor". */
export function useLeadName(): (lead: Pick<Lead, 'person'>) => string {
  const { t } = useTranslation();
  return ({ person }) => person?.name ?? t('leads:visitor');
}
