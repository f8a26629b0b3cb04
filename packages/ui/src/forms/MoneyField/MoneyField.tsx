import { PRICE_MAX } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/Money.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { parseAmount } from '../amount/parseAmount.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { firstProblem } from '../fieldState/firstProblem.ts';
import { useOwnProblem } from '../fieldState/useOwnProblem.ts';
import { useCaret, useTyping } from '../fieldState/useTyping.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { groupDigits, groupTyped } from './groupDigits.ts';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'value' | 'onChange' | 'min' | 'max'> {
  /** Egyptian pounds, as exactly as they are typed; null while there is nothing that reads as an amount. */
  value: number | null;
  onChange(value: number | null): void;
  /** Least and most, in pounds; said once the field is left with less or more. */
  min?: number;
  max?: number;
}

/** Piastres. */
const DECIMALS = 2;

/**
 * An amount as people in Egypt type it: digits of any script are grouped under the caret, and `2.5m` or «٣ مليون» is
 * read out below before it is taken.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [field, { value, min, max = PRICE_MAX, onChange, onBlur, ...input }] = splitField(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const typing = useTyping(value === null ? '' : formatNumber(value, language, DECIMALS));
  const placeCaret = useCaret();
  const isUnreadable = value === null && typing.text.trim() !== '';
  const own = useOwnProblem(problem());
  const reading =
    Number.isSafeInteger(value) &&
    value !== null &&
    typing.typing &&
    groupDigits({ text: typing.text, caret: 0 }) === null;

  function problem(): string | undefined {
    const limit = (amount: number) => t('common:money', { amount: formatNumber(amount, language) });
    if (value === null) return isUnreadable ? t('finding:problem.notANumber') : undefined;
    if (min !== undefined && value < min) return t('forms:errors.belowLimit', { limit: limit(min) });
    if (value > max) return t('finding:problem.overLimit', { limit: limit(max) });
    return undefined;
  }

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: currentTarget.value, caret: currentTarget.selectionStart ?? currentTarget.value.length };
    const change = nativeEvent instanceof InputEvent ? nativeEvent : null;
    const isPasted = change?.inputType.startsWith('insertFrom') ?? false;
    const next = groupTyped({ ...typed, previous: typing.text, inserted: change?.data ?? null, isPasted });
    // Delete before a separator took only that: the caret steps over it, as Backspace does.
    const stuck = change?.inputType === 'deleteContentForward';
    const step = stuck && next.text === typing.text ? 1 : 0;
    placeCaret(currentTarget, next.caret + step);
    typing.type(next.text);
    own.onType();
    onChange(parseAmount(next.text));
  };

  const help = reading ? (
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
      error={firstProblem(field.error, own, isUnreadable)}
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
          onChange={type}
          onBlur={(event) => {
            if (Number.isSafeInteger(value) || !typing.text.trim()) typing.settle();
            own.onLeave();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
