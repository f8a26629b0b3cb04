import { PRICE_MAX } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Money } from '../../foundation/text/Money.tsx';
import { touchTarget } from '../../theme/tokens.ts';
import { parseAmount } from '../amount/parseAmount.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { selectProblem } from '../fieldState/selectProblem.ts';
import { useFieldProblem } from '../fieldState/useFieldProblem.ts';
import { useCaret, useFieldText } from '../fieldState/useFieldText.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { groupDigits, groupTyped } from './groupDigits.ts';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'value' | 'onChange' | 'min' | 'max'> {
  /** Egyptian pounds, unrounded; null when the text is not an amount. */
  value: number | null;
  onChange(value: number | null): void;
  /** Limits in pounds; other amounts show an error after blur. */
  min?: number;
  max?: number;
}

/** Digits for piastres. */
const DECIMALS = 2;

/** Amount field: groups digits of any script while typing, and shows the meaning of `2.5m` or «٣ مليون» below. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, { value, min, max = PRICE_MAX, onChange, onBlur, ...input }] = splitField(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const typing = useFieldText(value === null ? '' : formatNumber(value, language, DECIMALS));
  const placeCaret = useCaret();
  const isUnreadable = value === null && typing.text.trim() !== '';
  const ownProblem = useFieldProblem(findProblem());
  const showsAmount =
    Number.isSafeInteger(value) &&
    value !== null &&
    typing.isTyping &&
    groupDigits({ text: typing.text, caret: 0 }) === null;

  function findProblem(): string | undefined {
    const formatLimit = (amount: number) => t('common:money', { amount: formatNumber(amount, language) });
    if (value === null) return isUnreadable ? t('search:problem.notANumber') : undefined;
    if (min !== undefined && value < min) return t('forms:errors.belowLimit', { limit: formatLimit(min) });
    if (value > max) return t('search:problem.overLimit', { limit: formatLimit(max) });
    return undefined;
  }

  const handleTyping = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typedText = { text: currentTarget.value, caret: currentTarget.selectionStart ?? currentTarget.value.length };
    const change = nativeEvent instanceof InputEvent ? nativeEvent : null;
    const isPasted = change?.inputType.startsWith('insertFrom') ?? false;
    const next = groupTyped({ ...typedText, previous: typing.text, inserted: change?.data ?? null, isPasted });
    // Delete before a separator removed only the separator: move the caret over it, as Backspace does.
    const isForwardDelete = change?.inputType === 'deleteContentForward';
    const step = isForwardDelete && next.text === typing.text ? 1 : 0;
    placeCaret(currentTarget, next.caret + step);
    typing.type(next.text);
    ownProblem.onType();
    onChange(parseAmount(next.text));
  };

  const help = showsAmount ? (
    <>
      = <Money amount={value} />
    </>
  ) : (
    field.hint
  );
  return (
    <Field
      {...field}
      hint={help}
      hasHint={field.hint !== undefined}
      error={selectProblem(field.error, ownProblem, isUnreadable)}
      endSpace={touchTarget}
      end={<bdi>{t('forms:fields.currency')}</bdi>}
    >
      {(frame) => (
        <FieldInput
          autoComplete="off"
          enterKeyHint="done"
          {...input}
          {...frame}
          className="tabular"
          type="text"
          value={typing.text}
          onChange={handleTyping}
          onBlur={(event) => {
            if (Number.isSafeInteger(value) || !typing.text.trim()) typing.stopEditing();
            ownProblem.onLeave();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
