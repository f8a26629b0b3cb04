import { Affordability, type FittingHomes } from '@mashrabiya/ui/Affordability';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { configurationsAtom } from '../../api/reference.ts';
import { FittingHomesLink } from './FittingHomesLink.tsx';

const fitting = (homes: FittingHomes) => <FittingHomesLink {...homes} />;

export default function AffordabilityPart() {
  useTranslation(['advice', 'market', 'forms']);
  const { bankrates = [] } = useAtomValue(configurationsAtom) ?? {};
  return <Affordability bankRates={bankrates} homes={fitting} />;
}
