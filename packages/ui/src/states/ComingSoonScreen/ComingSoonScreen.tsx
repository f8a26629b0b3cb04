import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';
import { comingSoonStyles } from './comingSoonStyles.ts';

export interface ComingSoonScreenProps extends Omit<StatusScreenProps, 'drawing' | 'action' | 'level' | 'message'> {
  /** What the page will offer, in a sentence. */
  text: string;
  /** The same in a few short lines, where there is more to say. */
  offers?: readonly string[];
  /** Something useful that can be done today. */
  action: { href: string; label: string };
}

const Root = styled(StatusScreen)(comingSoonStyles);

/** A page of the next release: its title, what it will offer, and something for now. */
export function ComingSoonScreen({ text, offers = [], ...screen }: ComingSoonScreenProps) {
  const { t } = useTranslation();
  return (
    <Root
      {...screen}
      level={1}
      drawing="coming"
      message={
        <>
          <p className="when">{t('states:coming')}</p>
          <p>{text}</p>
        </>
      }
    >
      {offers.length > 0 && (
        <div className="offers">
          <h2>{t('states:comingOffers')}</h2>
          <ul>
            {offers.map((offer) => (
              <li key={offer}>
                <Check aria-hidden size={20} strokeWidth={2} />
                {offer}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
}
