import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { noticeStyles } from '../shared/noticeStyles.ts';
import { SuccessMark } from '../shared/SuccessMark.tsx';

export interface AfterLoginPromptProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Called on a press of the button, Escape, or a press outside. */
  onClose(): void;
  profileHref: string;
  /** Null leaves the name out. */
  userName?: string | null;
}

const Root = styled(Panel)(noticeStyles);

/** After login: go to the profile, or keep browsing (specification, section 2). */
export function AfterLoginPrompt({ profileHref, userName, onClose, ...panel }: AfterLoginPromptProps) {
  const { t } = useTranslation();
  const title = userName ? t('shell:greeting', { name: userName }) : t('account:next.title');
  return (
    <Root {...panel} onClose={onClose} label={t('account:next.title')} placement="center">
      <div className="message">
        <SuccessMark />
        <h2>{title}</h2>
        <p>{t('account:next.text')}</p>
        <div className="actions">
          <Button autoFocus wide onClick={onClose}>
            {t('account:next.browse')}
          </Button>
          <ButtonLink wide variant="outlined" href={profileHref}>
            {t('account:next.profile')}
          </ButtonLink>
        </div>
      </div>
    </Root>
  );
}
