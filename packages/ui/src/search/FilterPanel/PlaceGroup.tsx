import { useTranslation } from 'react-i18next';
import type { FilterFormProps } from './formProps.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { useFilterDraft } from './useFilterDraft.ts';

interface PlaceGroupProps extends Pick<FilterFormProps, 'governorates' | 'facets' | 'counting'> {
  id: string;
  fields: ReturnType<typeof useFilterDraft>;
}

const NO_IDS: number[] = [];

/** A governorate and any of its cities; choosing a city sets its governorate. */
export function PlaceGroup({ id, fields, governorates, facets, counting = false }: PlaceGroupProps) {
  const { t } = useTranslation();
  const { draft, choose } = fields;
  const cities = draft.city ?? NO_IDS;
  const group = { governorates, areCountsEstimated: facets?.is_estimated ?? false, counting };
  return (
    <fieldset id={id} className="group">
      <legend>{t('search:label.place')}</legend>
      <div className="places">
        <PlaceSelect
          name="gover"
          label={t('search:label.gover')}
          allLabel={t('search:chooseGovernorate')}
          {...group}
          value={draft.gover === undefined ? [] : [draft.gover]}
          counts={facets?.gover}
          onChange={([gover]) => choose({ gover, city: undefined })}
        />
        <PlaceSelect
          name="city"
          label={t('search:label.city')}
          allLabel={t(cities.length ? 'search:addCity' : 'search:chooseCity')}
          {...group}
          governorateId={draft.gover}
          multiple
          value={cities}
          counts={facets?.city}
          onChange={(city) => choose({ city })}
        />
      </div>
    </fieldset>
  );
}
