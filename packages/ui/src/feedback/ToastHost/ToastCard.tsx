import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { toastStyles } from './toastStyles.ts';
import { useDragAway } from './useDragAway.ts';

const Root = styled(SnackbarContent)(toastStyles);

const icons = { default: null, info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** One toast: icon, words, what can be done, a cross. Can be dragged away sideways. */
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
  const drag = useDragAway(() => closeSnackbar(id));
  const Icon = icons[variant];
  return (
    <Root ref={ref} className={className} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <div className={`toast ${variant}`} {...drag}>
        {Icon && <Icon aria-hidden size={20} strokeWidth={2} />}
        <p dir="auto">{message}</p>
        {typeof action === 'function' ? action(id) : action}
        <button type="button" aria-label={t('common.close')} onClick={() => closeSnackbar(id)}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </Root>
  );
}
