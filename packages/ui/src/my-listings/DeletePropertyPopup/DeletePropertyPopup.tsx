import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { deletePopupStyles } from './deletePopupStyles.ts';

export interface DeletePropertyPopupProps extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'children'> {
  /** Title of the ad. */
  address: string;
  /** After a failure the host sets `false`, and the popup is as before (specification, section 4). */
  deleting?: boolean;
  onConfirm(): void;
  /** Called on cancel, Escape or a press outside, but not while deleting. */
  onCancel(): void;
}

const Root = styled(Panel)(deletePopupStyles);

/** Confirms deleting an ad. Cancel gets the focus initially, which is restored afterwards. */
export function DeletePropertyPopup({
  address,
  deleting = false,
  onConfirm,
  onCancel,
  ...panel
}: DeletePropertyPopupProps) {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <Root
      role="alertdialog"
      aria-describedby={textId}
      {...panel}
      label={t('myListings:remove.title')}
      placement="center"
      isPinned={deleting}
      onClose={onCancel}
    >
      <h2>{t('myListings:remove.title')}</h2>
      <div id={textId}>
        <p className="address">
          <bdi>{address}</bdi>
        </p>
        <p className="text">{t('myListings:remove.text')}</p>
      </div>
      <div className="actions">
        <Button autoFocus variant="outlined" disabled={deleting} onClick={onCancel}>
          {t('myListings:remove.cancel')}
        </Button>
        <Button color="error" busy={deleting} onClick={onConfirm}>
          {t('myListings:remove.confirm')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {deleting && t('myListings:remove.deleting')}
      </p>
    </Root>
  );
}
