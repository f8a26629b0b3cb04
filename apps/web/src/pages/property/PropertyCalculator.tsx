import type { Payment } from '@mashrabiya/contract';
import { PaymentCalculator } from '@mashrabiya/ui/PaymentCalculator';
import { useAtomValue } from 'jotai';
import { useSections } from '../../app/useSections.ts';
import { configurationsAtom } from '../../atoms/reference.ts';

/** Works out what one would pay for a home, with the seller or with a bank at the site's rates. */
export default function PropertyCalculator({ payment }: { payment: Payment }) {
  useSections(['forms']);
  const { bankrates = [] } = useAtomValue(configurationsAtom) ?? {};
  return <PaymentCalculator payment={payment} bankRates={bankrates} />;
}
