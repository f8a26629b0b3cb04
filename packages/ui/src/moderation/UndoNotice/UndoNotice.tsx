import styled from '@emotion/styled';
import Alert, { type AlertProps } from '@mui/material/Alert';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { zIndex } from '../../theme/tokens.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface UndoNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'action' | 'role'> {
  /** Decision and case. */
  text: string;
  busy?: boolean;
  onUndo(): void;
}

const Root = styled(Alert)({
  position: 'sticky',
  insetBlockStart: 8,
  zIndex: zIndex.overlay,
  alignItems: 'center',
  '& .MuiAlert-message': { overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { alignItems: 'center', paddingBlockStart: 0 },
});

const KEYS = { KeyZ: 'undo' } as const;

/** Reports a decision and undoes it by a press or the key Z, while that is possible. */
export function UndoNotice({ text, busy = false, onUndo, ...alert }: UndoNoticeProps) {
  const { t } = useTranslation();
  useShortcuts(KEYS, () => !busy && onUndo(), 0);
  return (
    <Root
      {...alert}
      role="status"
      severity="success"
      action={
        <Button variant="text" icon={Undo2} busy={busy} onClick={onUndo}>
          {t('moderation:undo.do')}
        </Button>
      }
    >
      {text}
    </Root>
  );
}
