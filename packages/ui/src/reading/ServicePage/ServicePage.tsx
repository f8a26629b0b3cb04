import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import { Picture, type PictureImage } from '../../foundation/Picture/Picture.tsx';
import { type ScreenAction, ScreenButton } from '../../states/StatusScreen/ScreenButton.tsx';
import { from } from '../../theme/tokens.ts';
import { servicePageStyles } from './servicePageStyles.ts';

export interface ServiceOffer {
  title: string;
  text: string;
  icon?: LucideIcon;
}

export interface ServicePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string;
  /** What the service does for somebody, in two or three sentences. */
  intro: string;
  image?: PictureImage | null;
  /** What happens, in its order. */
  steps: readonly { title: string; text: string }[];
  /** What one gets. */
  offers: readonly ServiceOffer[];
  /** The one thing to do: write, call, ask for an offer. */
  action: ScreenAction;
  otherAction?: ScreenAction;
  /** What stands above the action once the page has been read. */
  closing: string;
}

const Root = styled('div')(servicePageStyles);
const SIZES = `${from('desk')} 560px, calc(100vw - 32px)`;

/** A service of ours, such as property management or financial advice: what, how, and the way to begin. */
export function ServicePage({
  title,
  intro,
  image,
  steps,
  offers,
  action,
  otherAction,
  closing,
  ...div
}: ServicePageProps) {
  const { t } = useTranslation();
  const id = useId();
  const actions = (
    <div className="actions">
      <ScreenButton action={action} look="filled" />
      {otherAction && <ScreenButton action={otherAction} look="outlined" />}
    </div>
  );
  return (
    <Root {...div}>
      <header>
        <div className="words">
          <h1>{title}</h1>
          <p className="intro">{intro}</p>
          {actions}
        </div>
        {image !== undefined && <Picture image={image} ratio={4 / 3} sizes={SIZES} priority alt="" />}
      </header>
      <section aria-labelledby={`${id}-offers`}>
        <h2 id={`${id}-offers`}>{t('reading:service.offers')}</h2>
        <ul className="offers">
          {offers.map(({ title: name, text, icon: Icon = Check }) => (
            <li key={name}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-steps`}>
        <h2 id={`${id}-steps`}>{t('reading:service.steps')}</h2>
        <ol className="steps">
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="index" aria-hidden>
                <Num value={index + 1} />
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="closing" aria-labelledby={`${id}-closing`}>
        <h2 id={`${id}-closing`}>{closing}</h2>
        {actions}
      </section>
    </Root>
  );
}
