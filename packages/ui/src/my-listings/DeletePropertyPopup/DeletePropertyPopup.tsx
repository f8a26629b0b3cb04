import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { deletePopupStyles } from './deletePopupStyles.ts';

export interface DeletePropertyPopupProps extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'children'> {
  /** Title of the ad that would go. */
  address: string;
  /** It is being deleted; a failure brings back `false`, and the popup is as before (specification, section 4). */
  deleting?: boolean;
  onConfirm(): void;
  /** Cancel, Escape or a press outside. While deleting there is no way back, and none of them is told. */
  onCancel(): void;
}

const Root = styled(Panel)(deletePopupStyles);

/** Asks before an ad is deleted. The focus first stands on Cancel, and goes back to where it was. */
export function DeletePropertyPopup({
  address,
  deleting = false,
  onConfirm,
  onCancel,
  ...panel
}: DeletePropertyPopupProps) {
  const { t } = useTranslation();
  const text = useId();
  return (
    <Root
      role="alertdialog"
      aria-describedby={text}
      {...panel}
      label={t('owning:remove.title')}
      placement="center"
      held={deleting}
      onClose={onCancel}
    >
      <h2>{t('owning:remove.title')}</h2>
      <div id={text}>
        <p className="address">
          <bdi>{address}</bdi>
        </p>
        <p className="text">{t('owning:remove.text')}</p>
      </div>
      <div className="actions">
        <Button autoFocus look="outlined" disabled={deleting} onClick={onCancel}>
          {t('owning:remove.cancel')}
        </Button>
        <Button color="error" busy={deleting} onClick={onConfirm}>
          {t('owning:remove.confirm')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {deleting && t('owning:remove.deleting')}
      </p>
    </Root>
  );
}
