import styled from '@emotion/styled';
import {
  type AdPicture,
  buildCompanyInput,
  type CompanyDraft,
  type CompanyInput,
  formatCairoDay,
} from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureControls } from '../../forms/AttachedPictures/AttachedPictures.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { parseDate } from '../../forms/DateField/isoDate.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { PaperPicker } from './PaperPicker.tsx';

export interface CompanyFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Details of the previous request. */
  initial?: Omit<CompanyDraft, 'papers'> | undefined;
  papers: PictureControls;
  now: Date;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: CompanyInput): Promise<unknown>;
  /** Without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

const EMPTY = { company_name: '', register_number: '', valid_until: null };

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > [role=alert]:empty': { display: 'none' },
  '& .submit': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Request to check a company: its registered name and number, and photos of its papers. */
export function CompanyForm({ initial, papers, now, onSubmit, onCancel, ...root }: CompanyFormProps) {
  const { t } = useTranslation();
  const today = formatCairoDay(now);
  const schema = useMemo(() => buildCompanyInput(() => now), [now]);
  const start: CompanyDraft = { ...EMPTY, ...initial, papers: [...papers.items] };
  const form = useCallForm({ schema, initial: start, call: onSubmit });
  const syncPapers = useEffectEvent((items: readonly AdPicture[]) => form.change({ papers: [...items] }));
  useEffect(() => syncPapers(papers.items), [papers.items]);
  const validUntil = form.field('valid_until');
  return (
    <Root aria-label={t('account:profile.section.company')} {...root} {...form.form}>
      <FormErrorBox problems={form.problems} />
      <TextField {...form.field('company_name')} autoComplete="organization" label={t('account:company.name')} />
      <TextField
        {...form.field('register_number')}
        inputMode="numeric"
        autoComplete="off"
        label={t('account:company.number')}
      />
      <DateField
        {...validUntil}
        valid={false}
        optional
        label={t('account:company.validUntil')}
        hint={t('account:company.validUntilHint')}
        min={today}
        today={today}
        value={validUntil.value === null ? null : parseDate(validUntil.value)}
        onInvalidText={validUntil.onChange}
      />
      <PaperPicker
        id={form.getFieldId('papers')}
        papers={papers}
        error={form.getError('papers')}
        disabled={form.busy}
      />
      <div className="submit">
        <Button type="submit" busy={form.busy}>
          {t('account:company.send')}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {t('account:company.keep')}
          </Button>
        )}
      </div>
    </Root>
  );
}
