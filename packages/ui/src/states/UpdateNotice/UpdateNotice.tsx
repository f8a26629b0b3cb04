import styled from '@emotion/styled';
import { Sparkles } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { noticeStyles } from '../shared/noticeStyles.ts';

export interface UpdateNoticeProps extends ComponentPropsWithRef<'div'> {
  /** A newer version has been deployed. */
  ready: boolean;
  /** Reloads the page when the user chooses to. */
  onReload(): void;
  reloading?: boolean;
}

const Root = styled('div')(noticeStyles(role.primarySoft, role.ink), {
  '& .notice': { paddingBlock: 6 },
  '& .notice > svg': { color: role.primary },
  '& .notice button': { whiteSpace: 'nowrap' },
});

/** New version message under the bar. The live region stays mounted, so that changes are announced. */
export function UpdateNotice({ ready, onReload, reloading = false, ...div }: UpdateNoticeProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" {...div}>
      {ready && (
        <div className="notice">
          <Sparkles aria-hidden size={20} strokeWidth={1.75} />
          <p>
            <strong>{t('states:updateTitle')}</strong>
            {t('states:updateText')}
          </p>
          <Button variant="text" busy={reloading} onClick={onReload}>
            {t(reloading ? 'states:reloading' : 'states:reload')}
          </Button>
        </div>
      )}
    </Root>
  );
}
