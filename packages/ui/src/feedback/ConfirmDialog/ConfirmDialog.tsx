import styled from '@emotion/styled';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  busy?: boolean;
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

/** Confirms a destructive action. The safe answer has the focus. */
export function ConfirmDialog({ open, title, text, confirm, cancel, busy, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Panel open={open} onClose={onClose} label={title} placement="center">
      <Body>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="actions">
          <Button autoFocus variant="outlined" onClick={onClose}>
            {cancel}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </Body>
    </Panel>
  );
}
