import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';

interface ClearDialogProps {
  open: boolean;
  onClose(): void;
  onConfirm(): void;
}

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 24,
  '& p': { color: role.inkMuted },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
  '& .actions button': { flex: '1 1 auto' },
});

/** Asks once more before everything is cleared. The safe answer has the focus. */
export function ClearDialog({ open, onClose, onConfirm }: ClearDialogProps) {
  const { t } = useTranslation();
  return (
    <Panel open={open} onClose={onClose} label={t('wizard:clearTitle')} placement="center">
      <Body>
        <h2>{t('wizard:clearTitle')}</h2>
        <p>{t('wizard:clearText')}</p>
        <div className="actions">
          <Button autoFocus look="outlined" onClick={onClose}>
            {t('wizard:clearCancel')}
          </Button>
          <Button onClick={onConfirm}>{t('wizard:clearConfirm')}</Button>
        </div>
      </Body>
    </Panel>
  );
}
