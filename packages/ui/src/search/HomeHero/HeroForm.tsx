import { ACTIONS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import { ChevronDown, Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Money } from '../../foundation/text/Money.tsx';
import type { HomeHeroProps } from './homeHeroProps.ts';
import { PlaceField } from './PlaceField.tsx';
import { readHeroSearch } from './readHeroSearch.ts';

type HeroFormProps = Pick<
  HomeHeroProps,
  'action' | 'defaultSearch' | 'governorates' | 'count' | 'onChange' | 'onSubmit' | 'onRequestPlaces'
>;

const getTypedPrice = (form: HTMLFormElement) => String(new FormData(form).get('max_price') ?? '').trim();

/** GET form of the hero: works without JavaScript, and keeps text typed before hydration. */
export function HeroForm({
  action,
  defaultSearch = {},
  governorates = [],
  count,
  onChange,
  onSubmit,
  onRequestPlaces,
}: HeroFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [initialSearch] = useState(() => ({ action: 'forsell' as const, query: '', ...defaultSearch }));
  const [search, setSearch] = useState(initialSearch);
  const [priceProblem, setPriceProblem] = useState(false);

  const readForm = (element: HTMLFormElement) => {
    const next = readHeroSearch(new FormData(element));
    setSearch(next);
    if (next.max_price !== undefined || !getTypedPrice(element)) setPriceProblem(false);
    return next;
  };
  const adoptTypedValues = useEffectEvent(() => {
    if (!form.current) return;
    const typedSearch = readHeroSearch(new FormData(form.current));
    if (JSON.stringify(typedSearch) !== JSON.stringify(readHeroSearch(toFields(initialSearch))))
      onChange?.(readForm(form.current));
  });
  useEffect(() => adoptTypedValues(), []);

  const checkPrice = () => {
    const isInvalid = form.current !== null && search.max_price === undefined && getTypedPrice(form.current) !== '';
    setPriceProblem(isInvalid);
    return !isInvalid;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!checkPrice()) {
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>('[name=max_price]')?.focus();
    } else if (onSubmit) {
      event.preventDefault();
      onSubmit(readForm(event.currentTarget));
    }
  };

  return (
    <search aria-label={t('home:heroForm')}>
      <form
        ref={form}
        action={action}
        method="get"
        onSubmit={submit}
        onInput={(event) => onChange?.(readForm(event.currentTarget))}
      >
        <div className="actions" role="radiogroup" aria-label={t('home:buyOrRent')}>
          {ACTIONS.map((actionOption) => (
            <label key={actionOption}>
              <input
                type="radio"
                name="action"
                value={actionOption}
                defaultChecked={actionOption === initialSearch.action}
              />
              <span>{t(actionOption === 'forsell' ? 'home:buy' : 'home:rent')}</span>
            </label>
          ))}
        </div>
        <div className="fields">
          <div className="field placeField">
            <label className="name" htmlFor={`${id}-where`}>
              {t('home:where')}
            </label>
            <PlaceField
              id={`${id}-where`}
              className="control"
              name="query"
              placeholder={t('home:wherePlaceholder')}
              defaultValue={initialSearch.query}
              maxLength={200}
              enterKeyHint="search"
              governorates={governorates}
              onRequestPlaces={onRequestPlaces}
            />
          </div>
          <div className="field">
            <label className="name" htmlFor={`${id}-type`}>
              {t('home:type')}
            </label>
            <select id={`${id}-type`} className="control" name="type" defaultValue={initialSearch.type ?? ''}>
              <option value="">{t('home:anyType')}</option>
              {PROPERTY_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`vocabulary:type.${type}`)}
                </option>
              ))}
            </select>
            <ChevronDown className="chevron" aria-hidden size={18} strokeWidth={1.75} />
          </div>
          <div className="field">
            <label className="name" htmlFor={`${id}-price`}>
              <span>{t('home:priceUpTo')}</span>
              {search.max_price !== undefined && <Money className="formattedAmount" amount={search.max_price} />}
            </label>
            <input
              id={`${id}-price`}
              className="control"
              name="max_price"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t(search.action === 'forrent' ? 'home:pricePlaceholderRent' : 'home:pricePlaceholder')}
              defaultValue={initialSearch.max_price}
              aria-invalid={priceProblem}
              aria-describedby={priceProblem ? `${id}-problem` : undefined}
              onBlur={checkPrice}
            />
          </div>
          {priceProblem && (
            <p id={`${id}-problem`} className="problem" role="alert">
              {t('home:priceProblem')}
            </p>
          )}
          <button type="submit" className="submit">
            <Search aria-hidden size={20} strokeWidth={1.75} />
            <span aria-live="polite">
              {count === undefined
                ? t('search:showHomesUncounted')
                : t('search:showHomes', { count, number: formatTotal(count, language) })}
            </span>
          </button>
        </div>
      </form>
    </search>
  );
}

/** Form fields that would produce a search. */
function toFields(search: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
