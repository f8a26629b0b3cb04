import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import type { SellerContact } from './contact.ts';

export interface CopyPhoneProps {
  contact: SellerContact;
}

/** Copies the number, which loads on the first tap, and reports the result. */
export function CopyPhone({ contact }: CopyPhoneProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | 'problem' | null>(null);
  const { pendingChannel, problem } = contact;
  const copy = async () => {
    setOutcome(null);
    const phone = contact.phone ?? (await contact.onRequestPhone('copy'));
    if (phone === null) return setOutcome('problem');
    try {
      await navigator.clipboard.writeText(phone);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <div className="number">
      <Button
        variant="text"
        wide
        icon={outcome === 'copied' ? Check : Copy}
        busy={pendingChannel === 'copy'}
        onClick={copy}
      >
        {t('listings:seller.copy')}
      </Button>
      <p role="status" className={outcome === 'copied' ? 'copied' : 'problem'}>
        {outcome === 'problem' ? problem : outcome && t(`listings:seller.${outcome}`)}
      </p>
    </div>
  );
}
