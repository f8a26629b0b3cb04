import { ACTIONS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { HomeHeroProps } from './HomeHero.tsx';
import { readHeroSearch } from './readHeroSearch.ts';

type HeroFormProps = Pick<
  HomeHeroProps,
  'action' | 'defaultSearch' | 'governorates' | 'count' | 'onChange' | 'onSubmit' | 'onWantPlaces'
>;

/** A plain GET form: it works before and without script, and what was typed before hydration stays. */
export function HeroForm({ action, defaultSearch = {}, count, onChange, onSubmit, onWantPlaces }: HeroFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const chosen = defaultSearch.action ?? 'forsell';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(readHeroSearch(new FormData(event.currentTarget)));
  };
  useEffect(() => {
    if (form.current && onChange) onChange(readHeroSearch(new FormData(form.current)));
  }, [onChange]);
  return (
    <form
      ref={form}
      action={action}
      method="get"
      onSubmit={submit}
      onChange={(event) => onChange?.(readHeroSearch(new FormData(event.currentTarget)))}
    >
      {ACTIONS.map((one) => (
        <label key={one}>
          <input type="radio" name="action" value={one} defaultChecked={one === chosen} />
          {t(one === 'forsell' ? 'home.buy' : 'home.rent')}
        </label>
      ))}
      <input
        name="query"
        aria-label={t('home.where')}
        placeholder={t('home.wherePlaceholder')}
        defaultValue={defaultSearch.query}
        onFocus={onWantPlaces}
      />
      <select name="type" aria-label={t('home.type')} defaultValue={defaultSearch.type ?? ''}>
        <option value="">{t('home.anyType')}</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`vocabulary.type.${type}`)}
          </option>
        ))}
      </select>
      <input
        name="max_price"
        aria-label={t('home.priceUpTo')}
        placeholder={t('home.pricePlaceholder')}
        defaultValue={defaultSearch.max_price}
      />
      <button type="submit">
        {count === undefined
          ? t('finding.showHomesUncounted')
          : t('finding.showHomes', { count, number: formatNumber(count, language) })}
      </button>
    </form>
  );
}
