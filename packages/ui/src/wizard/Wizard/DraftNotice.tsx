import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

interface DraftNoticeProps {
  onContinue(): void;
  onStartOver(): void;
}

export function DraftNotice({ onContinue, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      className="draft"
      severity="info"
      role="none"
      icon={<History aria-hidden size={24} strokeWidth={1.75} />}
      action={
        <>
          <Button onClick={onContinue}>{t('wizard:continue')}</Button>
          <Button variant="text" onClick={onStartOver}>
            {t('wizard:startOver')}
          </Button>
        </>
      }
    >
      <div role="status">
        <AlertTitle>{t('wizard:draftTitle')}</AlertTitle>
        {t('wizard:draftText')}
      </div>
    </Alert>
  );
}
