import styled from '@emotion/styled';
import type { Block } from '@mashrabiya/contract';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Ban } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';

export interface BlockedNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'icon'> {
  block: Block;
}

const Root = styled(Alert)({ '& p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

/** Tells a seller that moderators have blocked the account, since when, and why. */
export function BlockedNotice({ block, ...alert }: BlockedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Root {...alert} severity="error" icon={<Ban aria-hidden size={22} strokeWidth={1.75} />}>
      <AlertTitle component="h2">{t('myListings:blocked.title')}</AlertTitle>
      <p>
        <Trans i18nKey="myListings:blocked.text" components={{ date: <DateText date={block.at} /> }} />
      </p>
      <p>
        <bdi>{block.reason}</bdi>
      </p>
    </Root>
  );
}
