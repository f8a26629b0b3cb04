import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type FocusEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { Picture, type PictureImage } from '../../foundation/Picture/Picture.tsx';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';
import { skipTo } from '../../layout/SkipLink/skipTo.ts';
import { TRAY_ID } from './CompareTrayLink.tsx';
import { TRAY_SPACE, trayStyles } from './trayStyles.ts';

export interface ComparedListing {
  id: string;
  address: string;
  image: PictureImage | null;
}

export interface CompareTrayProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  listings: readonly ComparedListing[];
  href: string;
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Set after an attempt to add a fifth property. */
  isFull?: boolean;
}

const Root = styled('aside')(trayStyles);

/**
 * Chosen properties at the bottom of the screen, with a link to compare them. While shown, `--tray` is its height, for
 * other sticky elements.
 */
export function CompareTray({ listings, href, onRemove, onClear, isFull = false, ...aside }: CompareTrayProps) {
  const { t } = useTranslation();
  const count = listings.length;
  const list = useRef<HTMLUListElement>(null);
  const rememberPressed = useFocusAfterRemoval(list, count, 'button');
  const previousFocus = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    if (previousFocus.current?.isConnected) previousFocus.current.focus();
    else skipTo('main');
  };
  const textKey = isFull ? 'full' : count < 2 ? 'needsTwo' : 'chosen';
  return (
    <Root
      id={TRAY_ID}
      tabIndex={-1}
      aria-label={t('compare:tray')}
      onClickCapture={rememberPressed}
      onFocus={rememberFocus}
      {...aside}
    >
      <Global styles={TRAY_SPACE} />
      <p role="status" className={textKey}>
        {t(`compare:${textKey}`, { count })}
      </p>
      <ul ref={list}>
        {listings.map(({ id, address, image }) => (
          <li key={id}>
            <Picture image={image} ratio={1} sizes="44px" alt={address} />
            <button
              type="button"
              aria-label={t('compare:remove', { home: address })}
              title={address}
              onClick={() => onRemove(id)}
            >
              <X size={14} strokeWidth={2.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && <ButtonLink href={href}>{t('compare:go')}</ButtonLink>}
      <IconButton className="clear" icon={X} label={t('compare:clear')} onClick={onClear} />
      <SkipLink href="#main" onClick={goBack}>
        {t('compare:back')}
      </SkipLink>
    </Root>
  );
}
