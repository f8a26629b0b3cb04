import type { Payment } from '@mashrabiya/contract';
import { PaymentCalculator } from '@mashrabiya/ui/PaymentCalculator';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { configurationsAtom } from '../../api/referenceData.ts';

/** Calculates installments with the seller, or a mortgage at the site's rates. */
export default function PropertyCalculator({ payment }: { payment: Payment }) {
  useTranslation('forms');
  const { bankrates = [] } = useAtomValue(configurationsAtom) ?? {};
  return <PaymentCalculator payment={payment} bankRates={bankrates} />;
}
