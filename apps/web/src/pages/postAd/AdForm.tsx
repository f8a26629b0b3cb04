import type { CallInput, PropertyInput } from '@mashrabiya/contract';
import { PropertyForm, type PropertyFormProps, type PropertyValues } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import {
  categoriesAtom,
  governoratesAtom,
  referenceDataNeededAtom,
  retryReferenceDataAtom,
} from '../../api/referenceData.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { baseMapAtom } from '../../map/baseMap.ts';
import { paths } from '../../routing/paths.ts';
import { usePictureUpload } from './usePictureUpload.ts';
import { usePropertyFormHints } from './usePropertyFormHints.ts';

type PropertyBody = CallInput<'addProperty'>['body'];

/** Ad in the call's format: pictures by their server names, in order. */
const toRequestBody = ({ image, cover_img, ...fields }: PropertyInput): PropertyBody => ({
  ...fields,
  pictures: image.map(({ id }) => id),
  cover_img: cover_img ?? '',
});

export interface AdFormProps
  extends Pick<
    PropertyFormProps,
    'mode' | 'initial' | 'startAt' | 'savedPlace' | 'paidPack' | 'onContinueDraft' | 'onChange' | 'onClear'
  > {
  onSubmit: (body: PropertyBody) => Promise<unknown>;
  /** Page that the plans lead back to after a purchase. */
  returnUrl: string;
  /** Edited ad, excluded from duplicate detection. */
  ownId?: string;
}

export function AdForm({ onSubmit, onChange, ownId, returnUrl, ...form }: AdFormProps) {
  const hints = usePropertyFormHints(ownId);
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);
  const categories = useAtomValue(categoriesAtom);
  const governorates = useAtomValue(governoratesAtom);
  const [category, setCategory] = useState<PropertyValues['category_id']>(form.initial?.category_id ?? null);
  const features = useApiQuery(
    'getMainFeatures',
    category === null ? undefined : { params: { categoryId: String(category) } },
  );
  const retryReferenceData = useAtomValue(retryReferenceDataAtom);
  const adCounts = useApiQuery('getAdCounts', {});
  const { upload, rotate } = usePictureUpload();
  return (
    <PropertyForm
      {...form}
      {...hints}
      onChange={(values) => {
        hints.onChange?.(values);
        onChange?.(values);
      }}
      governorates={governorates}
      categories={categories}
      baseMap={useAtomValue(baseMapAtom)}
      features={features.data?.data ?? []}
      onCategoryChange={setCategory}
      onUpload={upload}
      onRotate={rotate}
      remaining={adCounts.data?.data ?? null}
      onRetryRemaining={hasLoadFailed(adCounts) ? () => void adCounts.refetch() : undefined}
      onRetryOptions={retryReferenceData ?? (hasLoadFailed(features) ? () => void features.refetch() : undefined)}
      plansHref={paths.plansFor(returnUrl)}
      onSubmit={(input) =>
        onSubmit(toRequestBody(input)).catch((error: unknown) => {
          // Another device has used the last credit.
          if (error instanceof ApiError && error.code === 'no_ads_left') void adCounts.refetch();
          throw error;
        })
      }
    />
  );
}
