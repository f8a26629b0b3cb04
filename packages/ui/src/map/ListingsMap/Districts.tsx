import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { radius, touchTarget, typeScale } from '../../theme/tokens.ts';
import { panelStyles } from './panelStyles.ts';

/** City or district with its number of properties under all filters except the place. */
export interface MapDistrict {
  id: number;
  name: string;
  total: number;
}

interface DistrictsProps {
  districts: readonly MapDistrict[] | undefined;
  failed: boolean;
  onRetry(): void;
  value: readonly number[];
  onChange(ids: number[]): void;
  onClose(): void;
}

const ROW_HEIGHT_PX = touchTarget;

const Root = styled('section')({
  ...panelStyles,
  inlineSize: 'min(300px, calc(100% - 24px))',
  '& .waiting': {
    blockSize: 5 * ROW_HEIGHT_PX,
    marginInline: 16,
    background: `repeating-linear-gradient(transparent 0 14px, ${role.surfaceSunken} 14px 30px, transparent 30px ${ROW_HEIGHT_PX}px)`,
  },
  '& ul': { overflowY: 'auto', padding: '0 8px 8px', margin: 0, listStyle: 'none' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: ROW_HEIGHT_PX,
    paddingInline: 8,
    borderRadius: radius.field,
    cursor: 'pointer',
    '&:hover': { backgroundColor: role.surfaceSunken },
    '&:focus-within': { outline: `2px solid ${role.primary}`, outlineOffset: -2 },
  },
  '& input': { inlineSize: 18, blockSize: 18, accentColor: role.primary, outline: 'none' },
  '& .name': { flex: 1 },
  '& .listingCount': { color: role.inkMuted, fontSize: typeScale.caption },
});

/** List of districts with properties: the alternative to dragging the map. */
export function Districts({ districts, failed, onRetry, value, onChange, onClose }: DistrictsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const focusFirst = () => root.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  useEffect(focusFirst, []);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((chosenId) => chosenId !== id) : [...value, id]);

  const hint = failed
    ? 'map:districtsFailed'
    : !districts
      ? 'common:loading'
      : districts.length > 0
        ? 'map:districtsHint'
        : 'map:districtsNone';
  return (
    <Root
      ref={root}
      aria-labelledby={titleId}
      aria-busy={!districts && !failed}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{t('map:districtsTitle')}</h2>
        <IconButton icon={X} label={t('map:districtsClose')} onClick={onClose} />
      </header>
      <p className="hint" role={failed ? 'alert' : 'status'}>
        {t(hint)}
      </p>
      {failed && (
        <Button
          variant="text"
          className="retry"
          onClick={() => {
            focusFirst();
            onRetry();
          }}
        >
          {t('common:retry')}
        </Button>
      )}
      {!districts && !failed && <div className="waiting" />}
      {districts && districts.length > 0 && (
        <ul>
          {districts.map(({ id, name, total }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
                <span className="name">{name}</span>
                <span className="listingCount tabular">{formatNumber(total, language)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
