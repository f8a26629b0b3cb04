import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { X } from 'lucide-react';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { toastStyles } from './toastStyles.ts';
import { useDragToDismiss } from './useDragToDismiss.ts';

const Card = styled(Alert)(toastStyles);

/** Toast with icon, text, action and close button. Can be dragged away sideways. */
export function ToastCard({
  id,
  message,
  variant,
  className,
  style,
  action,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const drag = useDragToDismiss(() => closeSnackbar(id));
  const close = () => closeSnackbar(id);
  const isPlain = variant === 'default';
  return (
    <SnackbarContent ref={ref} className={className} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <Card
        {...drag}
        className="toast"
        role="none"
        severity={isPlain ? 'info' : variant}
        {...(isPlain && { icon: false })}
        action={
          <>
            {typeof action === 'function' ? action(id) : action}
            <IconButton icon={X} label={t('common:close')} onClick={close} />
          </>
        }
      >
        <p dir="auto">{message}</p>
      </Card>
    </SnackbarContent>
  );
}
