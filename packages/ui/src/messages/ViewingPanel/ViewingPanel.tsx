import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { enquiryStyles } from '../EnquiryPanel/enquiryStyles.ts';
import { ViewingForm, type ViewingFormProps } from '../ViewingForm/ViewingForm.tsx';

export interface ViewingPanelProps
  extends Omit<PanelProps, 'label' | 'placement' | 'children'>,
    Pick<ViewingFormProps, 'initial' | 'onSend' | 'onDraft'> {
  /** True if the time replaces a proposed or accepted one. */
  isMove: boolean;
}

const Root = styled(Panel)(enquiryStyles);

/** Panel of a conversation that suggests a time for a viewing, or another one. */
export function ViewingPanel({ isMove, initial, onSend, onDraft, onClose, ...panel }: ViewingPanelProps) {
  const { t } = useTranslation();
  const title = t(isMove ? 'messages:viewing.move' : 'messages:viewing.suggest');
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="enquiry">
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon={X} label={t('common:close')} onClick={onClose} />
        </div>
        <ViewingForm send={t('messages:viewing.send')} {...{ initial, onSend, onDraft }} />
      </div>
    </Root>
  );
}
