import styled from '@emotion/styled';
import { ACTION_CODES, CLOSINGS, CloseInput, type Closing, type PropertyCard } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';

export interface CloseAdProps
  extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'onSubmit' | 'children' | 'property'> {
  /** Ad to close; its action is preselected. */
  ad: Pick<PropertyCard, 'address'> & { payment: Pick<PropertyCard['payment'], 'action'> };
  /** Closes the ad. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: CloseInput): Promise<unknown>;
  onClose(): void;
}

const Root = styled(Panel)({
  '& .close-ad': { display: 'grid', gap: 16, padding: 24 },
  '& .address': { fontWeight: fontWeight.medium, overflowWrap: 'anywhere' },
  '& .text': { color: role.inkMuted },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 },
});

/** Asks for the reason before an ad closes: its remaining days are lost. */
export function CloseAd({ ad, onSubmit, onClose, ...panel }: CloseAdProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: CloseInput,
    initial: { closed_as: (ad.payment.action === ACTION_CODES.forsell ? 'sold' : 'rented') as Closing },
    call: onSubmit,
  });
  const closing = form.field('closed_as');
  return (
    <Root {...panel} label={t('myListings:run.closeTitle')} placement="center" isPinned={form.busy} onClose={onClose}>
      <form {...form.form} className="close-ad">
        <div>
          <h2>{t('myListings:run.closeTitle')}</h2>
          <p className="address">
            <bdi>{ad.address}</bdi>
          </p>
          <p className="text">{t('myListings:run.closeText')}</p>
        </div>
        <FormErrorBox problems={form.problems} />
        <RadioCards
          id={closing.id}
          name={closing.name}
          legend={t('myListings:run.closeTitle')}
          hideLegend
          choices={CLOSINGS.map((value) => ({ value, text: t(`myListings:run.closeAs.${value}`) }))}
          value={closing.value}
          onChange={(value) => {
            const chosenClosing = CLOSINGS.find((candidate) => candidate === value);
            if (chosenClosing) form.change({ closed_as: chosenClosing });
          }}
        />
        <div className="buttons">
          <Button variant="text" disabled={form.busy} onClick={onClose}>
            {t('myListings:run.cancel')}
          </Button>
          <Button type="submit" color="error" busy={form.busy}>
            {t('myListings:run.closeNow')}
          </Button>
        </div>
      </form>
    </Root>
  );
}
