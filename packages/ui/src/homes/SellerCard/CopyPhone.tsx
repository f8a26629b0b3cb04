import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneText } from '../../foundation/PhoneText.tsx';

export interface CopyPhoneProps {
  /** National form. */
  phone: string;
}

/** The number itself, with a button that copies it and says whether that worked. */
export function CopyPhone({ phone }: CopyPhoneProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="number">
      <PhoneText phone={phone} />
      <button type="button" onClick={copy}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {t('homes.seller.copy')}
      </button>
      <p role="status" className={outcome ?? undefined}>
        {outcome && t(`homes.seller.${outcome}`)}
      </p>
    </div>
  );
}
