import styled from '@emotion/styled';
import type { OwnProperty } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { CircleAlert, Clock3 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { role } from '../../theme/roles.ts';
import { RefusalText } from '../RefusalText/RefusalText.tsx';

export interface EditNoticeProps {
  edit: NonNullable<OwnProperty['edit']>;
  /** Page with the edit applied. */
  previewHref?: string;
  discarding?: boolean;
  /** Called on press; the host then opens `DiscardEditDialog`. */
  onDiscard(): void;
}

const Root = styled(Alert)({
  '& ul': { margin: 0, paddingInlineStart: 18, listStyle: 'disc' },
  '& q': { color: role.inkMuted, quotes: 'none', overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
});

/** State of an edit of an approved property: under review, or rejected with the reason. */
export function EditNotice({ edit, previewHref, discarding = false, onDiscard }: EditNoticeProps) {
  const { t } = useTranslation();
  const { at, refusal } = edit;
  const Icon = refusal ? CircleAlert : Clock3;
  return (
    <Root role="note" severity={refusal ? 'error' : 'info'} icon={<Icon aria-hidden size={22} strokeWidth={1.75} />}>
      <AlertTitle component="h3">{t(refusal ? 'myListings:edit.refused' : 'myListings:edit.pending')}</AlertTitle>
      {refusal && <RefusalText refusal={refusal} />}
      <p>
        {refusal ? (
          t('myListings:edit.refusedText')
        ) : (
          <Trans i18nKey="myListings:edit.pendingText" components={{ date: <DateText date={at} /> }} />
        )}
      </p>
      <div className="actions">
        {previewHref && (
          <ButtonLink href={previewHref} variant="outlined">
            {t('myListings:edit.preview')}
          </ButtonLink>
        )}
        <Button variant="text" busy={discarding} onClick={onDiscard}>
          {t('myListings:edit.discard')}
        </Button>
      </div>
    </Root>
  );
}
