import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

interface DraftNoticeProps {
  onContinue(): void;
  onStartOver(): void;
}

/** An ad was left unfinished: go on with it, or begin anew. */
export function DraftNotice({ onContinue, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className="draft">
      <History aria-hidden size={24} strokeWidth={1.75} />
      <div className="words" role="status">
        <p className="what">{t('wizard.draftTitle')}</p>
        <p>{t('wizard.draftText')}</p>
      </div>
      <div className="answers">
        <Button onClick={onContinue}>{t('wizard.continue')}</Button>
        <Button look="quiet" onClick={onStartOver}>
          {t('wizard.startOver')}
        </Button>
      </div>
    </div>
  );
}
