import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

interface SaveButtonsProps {
  label: string;
  busy: boolean;
  onCancel(): void;
}

export function SaveButtons({ label, busy, onCancel }: SaveButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="buttons">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button variant="text" disabled={busy} onClick={onCancel}>
        {t('finance:rules.cancel')}
      </Button>
    </div>
  );
}
