import styled from '@emotion/styled';
import { WifiOff } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { noticeStyles } from '../shared/noticeStyles.ts';

export interface OfflineNoticeProps extends ComponentPropsWithRef<'div'> {
  /** From `useIsOnline`, or from the data layer. */
  offline: boolean;
}

const Root = styled('div')(noticeStyles(role.ink, role.background));

/** Offline message under the bar. The live region stays mounted, so that changes are announced. */
export function OfflineNotice({ offline, ...div }: OfflineNoticeProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" {...div}>
      {offline && (
        <div className="notice">
          <WifiOff aria-hidden size={20} strokeWidth={1.75} />
          <p>
            <strong>{t('states:offlineTitle')}</strong>
            {t('states:offlineText')}
          </p>
        </div>
      )}
    </Root>
  );
}
