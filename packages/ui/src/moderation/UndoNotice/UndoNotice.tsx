import styled from '@emotion/styled';
import Alert, { type AlertProps } from '@mui/material/Alert';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { layout, minWidthQuery, phoneBarHeight, shadow, zIndex } from '../../theme/tokens.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface UndoNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'action' | 'role'> {
  /** Decision and case. */
  text: string;
  busy?: boolean;
  onUndo(): void;
}

// Out of the flow: the decision buttons must not move under the pointer.
const Root = styled(Alert)({
  position: 'fixed',
  insetBlockEnd: `calc(${phoneBarHeight} + var(--tray, 0px) + 100px)`,
  insetInline: layout.gutterPhone,
  zIndex: zIndex.overlay,
  alignItems: 'center',
  boxShadow: shadow,
  [`@media ${minWidthQuery('desktop')}`]: {
    insetBlockEnd: 'calc(var(--tray, 0px) + 24px)',
    insetInline: `max(${layout.gutterDesktop}px, calc(50vw - ${layout.content / 2}px)) auto`,
    maxInlineSize: 560,
  },
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
