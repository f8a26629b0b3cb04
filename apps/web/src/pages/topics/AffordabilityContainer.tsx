import { Affordability, type BudgetFilter } from '@mashrabiya/ui/Affordability';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { configurationsAtom } from '../../api/referenceData.ts';
import { BudgetListingsLink } from './BudgetListingsLink.tsx';

const renderListingsLink = (listings: BudgetFilter) => <BudgetListingsLink {...listings} />;

export default function AffordabilityContainer() {
  useTranslation(['advice', 'market', 'forms']);
  const { bankrates = [] } = useAtomValue(configurationsAtom) ?? {};
  return <Affordability bankRates={bankrates} renderLink={renderListingsLink} />;
}
