import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { deletePopupStyles } from '../../my-listings/DeletePropertyPopup/deletePopupStyles.ts';

export interface DeleteReelPopupProps extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'children'> {
  title: string;
  deleting?: boolean;
  onConfirm(): void;
  /** Cancel, Escape or a press outside; not called while deleting. */
  onCancel(): void;
}

const Root = styled(Panel)(deletePopupStyles);

/** Confirms deleting a reel. The cancel button gets the focus. */
export function DeleteReelPopup({ title, deleting = false, onConfirm, onCancel, ...panel }: DeleteReelPopupProps) {
  const { t } = useTranslation();
  const textId = useId();
  const label = t('reels:owned.removeTitle');
  return (
    <Root
      role="alertdialog"
      aria-describedby={textId}
      {...panel}
      label={label}
      placement="center"
      isPinned={deleting}
      onClose={onCancel}
    >
      <h2>{label}</h2>
      <div id={textId}>
        <p className="address">
          <bdi>{title}</bdi>
        </p>
        <p className="text">{t('reels:owned.removeText')}</p>
      </div>
      <div className="actions">
        <Button autoFocus variant="outlined" disabled={deleting} onClick={onCancel}>
          {t('reels:owned.keep')}
        </Button>
        <Button color="error" busy={deleting} onClick={onConfirm}>
          {t('reels:owned.removeConfirm')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {deleting && t('reels:owned.removing')}
      </p>
    </Root>
  );
}
