import { RentOrBuy } from '@mashrabiya/ui/RentOrBuy';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { configurationsAtom } from '../../api/referenceData.ts';

export default function RentOrBuyContainer() {
  useTranslation(['advice', 'market', 'forms']);
  const { bankrates = [] } = useAtomValue(configurationsAtom) ?? {};
  return <RentOrBuy bankRates={bankrates} />;
}
