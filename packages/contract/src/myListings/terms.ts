import { z } from 'zod';
import { DESCRIPTION_MIN_LENGTH } from '../constants/constants.ts';
import { ACTIONS, type Action, PAYMENT_METHODS, type PaymentMethod } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import {
  longText,
  optionalDay,
  optionalNumber,
  PRICE_MAX,
  priceAboveZero,
  requiredChoice,
  wholeNumberWithin,
} from '../fields/fields.ts';
import { formatCairoDay } from '../values/calendar.ts';

export const INSTALLMENT_YEARS_MAX = 30;
const DELIVERY_YEARS_MAX = 30;
const MONTHS_PER_YEAR = 12;

interface Terms {
  action: Action;
  price: number;
  payment: PaymentMethod;
  advance: number | null;
  up_to_years: number | null;
  receipt: string | null;
}

/** Installments exist only for sales (specification, section 4). */
export const hasInstallments = ({
  action,
  payment,
}: {
  action: Action | null;
  payment: PaymentMethod | null;
}): boolean => action === 'forsell' && payment === 'installment';

export const computeMonthlyInstallment = ({
  price,
  advance,
  up_to_years,
}: Pick<Terms, 'price' | 'advance' | 'up_to_years'>): number | null =>
  advance === null || up_to_years === null ? null : Math.round((price - advance) / (up_to_years * MONTHS_PER_YEAR));

const INSTALLMENT_FIELDS = ['action', 'price', 'payment', 'advance', 'up_to_years'] as const;

/** A rule of installment plans; it applies once price and plan are entered. */
const createInstallmentCheck = (isValid: (terms: Terms) => boolean, field: keyof Terms, code: InputCode) =>
  crossFieldCheck<Terms>((terms) => !hasInstallments(terms) || terms.price <= 0 || isValid(terms), {
    comparedFields: INSTALLMENT_FIELDS,
    errorField: field,
    code,
  });

const isBelowPrice = ({ advance, price }: Terms): boolean => advance === null || advance < price;

const createRequiredCheck = (field: 'advance' | 'up_to_years' | 'receipt', code: InputCode) =>
  crossFieldCheck<Terms>((terms) => !hasInstallments(terms) || terms[field] !== null, {
    comparedFields: ['action', 'payment', field],
    errorField: field,
    code,
  });
export const installmentChecks = [
  createRequiredCheck('advance', 'advance_required'),
  createRequiredCheck('up_to_years', 'years_required'),
  createRequiredCheck('receipt', 'receipt_required'),
  createInstallmentCheck(isBelowPrice, 'advance', 'advance_too_high'),
  createInstallmentCheck(
    (terms) => !isBelowPrice(terms) || (computeMonthlyInstallment(terms) ?? 1) >= 1,
    'up_to_years',
    'installment_too_low',
  ),
];

/** First and last allowed day of delivery (ISO). */
export interface DeliveryDays {
  first: string;
  last: string;
}

/** Returns the allowed days of delivery; the ad's saved day stays allowed. */
export function getDeliveryDays(now: Date, savedDay: string | null = null): DeliveryDays {
  const today = formatCairoDay(now);
  const last = `${Number(today.slice(0, 4)) + DELIVERY_YEARS_MAX}${today.slice(4)}`;
  return {
    first: savedDay && savedDay < today ? savedDay : today,
    last: savedDay && savedDay > last ? savedDay : last,
  };
}

/** Error code of a day of delivery; null if it is valid. */
export function findDeliveryProblem(receipt: string | null, { first, last }: DeliveryDays) {
  if (receipt === null) return null;
  if (receipt < first) return 'receipt_past';
  return receipt > last ? 'receipt_too_late' : null;
}

export const createDeliveryChecks = (days: DeliveryDays) =>
  (['receipt_past', 'receipt_too_late'] as const).map((code) =>
    crossFieldCheck<Terms>((terms) => !hasInstallments(terms) || findDeliveryProblem(terms.receipt, days) !== code, {
      comparedFields: ['action', 'payment', 'receipt'],
      errorField: 'receipt',
      code,
    }),
  );

/** Drops installment values entered before another payment method was chosen. */
export const removeUnusedTerms = <T extends Terms>(terms: T): T =>
  hasInstallments(terms) ? terms : { ...terms, advance: null, up_to_years: null, receipt: null };

export const terms = z.object({
  description: longText('description_short', DESCRIPTION_MIN_LENGTH),
  action: requiredChoice(ACTIONS, 'action_required'),
  /** Whole pounds; per month for rent. */
  price: priceAboveZero(),
  payment: requiredChoice(PAYMENT_METHODS, 'payment_required'),
  advance: optionalNumber(
    wholeNumberWithin({ min: 0, max: PRICE_MAX, requiredCode: 'advance_required', tooHighCode: 'price_too_high' }),
  ),
  up_to_years: optionalNumber(
    wholeNumberWithin({
      min: 1,
      max: INSTALLMENT_YEARS_MAX,
      requiredCode: 'years_required',
      tooHighCode: 'years_too_many',
    }),
  ),
  receipt: optionalDay('receipt_required'),
});

/** Third tab: description, price and installments, with a delivery on one of these days. */
export const buildPropertyTerms = (days: DeliveryDays) =>
  terms.check(...installmentChecks, ...createDeliveryChecks(days)).transform(removeUnusedTerms);
