import { ar } from '@mashrabiya/i18n/ar';
import { configuration } from '@mashrabiya/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Affordability, type BudgetFilter } from './Affordability.tsx';
import { ListingsLink } from './ListingsLink.tsx';

const { advice } = ar;
const { afford } = advice;

const renderLink = ({ max_price, payment }: BudgetFilter) => (
  <ListingsLink href={`/listing?max_price=${max_price}`} price={max_price} payment={payment} count={payment ? 2 : 14} />
);

const meta = preview.meta({
  tags: ['desktop'],
  title: 'Market/Affordability',
  component: Affordability,
  args: { bankRates: configuration.bankrates, renderLink },
});

type Canvas = ReturnType<typeof within>;
const getSection = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** Asks for income and savings, and offers example figures; other loans lower the price. */
export const Default = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText(afford.incomplete)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: afford.rate })).toHaveValue('22.5');
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const bank = getSection(canvas, afford.bank);
    await step('the limit is 40 % of the income', async () => {
      await expect(bank.getByText(afford.bound.income)).toBeVisible();
      await expect(bank.getByRole('status')).toHaveTextContent('1,561,499 ج.م');
      await expect(getSection(canvas, afford.developer).getByRole('status')).toHaveTextContent('2,720,000 ج.م');
    });
    await step('each step of the calculation is shown, left to right', async () => {
      await userEvent.click(bank.getByText(ar.market.plan.howTitle));
      const sum = bank.getByText('min(40,000 × 40%, 40,000 × 50% − 3,000) = 16,000');
      await expect(sum).toBeVisible();
      await expect(getComputedStyle(sum).direction).toBe('ltr');
      await userEvent.click(bank.getByText(ar.market.plan.howTitle));
    });
    await step('a link leads to the affordable homes', async () => {
      const link = bank.getByRole('link', { name: '14 عقارًا للبيع حتى 1,561,499 ج.م' });
      await expect(link).toHaveAttribute('href', '/listing?max_price=1561499');
      await expect(canvas.getByRole('link', { name: 'عقاران بالتقسيط حتى 2,720,000 ج.م' })).toBeVisible();
    });
    await step('other loans reduce the amount', async () => {
      const loans = canvas.getByRole('textbox', { name: afford.loans });
      await userEvent.clear(loans);
      await userEvent.type(loans, '١٤٠٠٠');
      const less = getSection(canvas, afford.bank);
      await expect(less.getByText(afford.bound.loans)).toBeVisible();
      await expect(less.getByRole('status')).toHaveTextContent('1,085,562 ج.م');
    });
  },
});

/** Savings below the down payment limit the price. */
export const FewSavings = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const savings = canvas.getByRole('textbox', { name: afford.savings });
    await userEvent.clear(savings);
    await userEvent.type(savings, '100 ألف');
    await userEvent.tab();
    const bank = getSection(canvas, afford.bank);
    await expect(bank.getByRole('status')).toHaveTextContent('500,000 ج.م');
    await expect(bank.getByText(afford.bound.savings.replace('{{percent}}', '20'))).toBeVisible();
  },
});

/** Other loans of half the income leave only the savings. */
export const StorageFull = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const loans = canvas.getByRole('textbox', { name: afford.loans });
    await userEvent.clear(loans);
    await userEvent.type(loans, '25000');
    const bank = getSection(canvas, afford.bank);
    await expect(bank.getByText(afford.bound.nothing)).toBeVisible();
    await expect(bank.getByRole('status')).toHaveTextContent('800,000 ج.م');
    await userEvent.click(bank.getByText(ar.market.plan.howTitle));
    await expect(bank.getByText(afford.howPriceSavings, { exact: false })).toBeVisible();
  },
});

/** Without configured rates, asks for a bank's; a developer's installments need none. */
export const NoBankRates = meta.story({
  args: { bankRates: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByRole('textbox', { name: afford.rate });
    await expect(rate).toHaveValue('');
    await expect(rate).toHaveAccessibleDescription(advice.rateAsk);
    await userEvent.type(canvas.getByRole('textbox', { name: afford.income }), '40000');
    await userEvent.type(canvas.getByRole('textbox', { name: afford.savings }), '800000');
    await expect(canvas.queryByRole('region', { name: afford.bank })).toBeNull();
    await expect(getSection(canvas, afford.developer).getByRole('status')).toHaveTextContent('2,720,000 ج.م');
    await userEvent.type(rate, '24');
    await expect(getSection(canvas, afford.bank).getByRole('status')).toHaveTextContent('1,525,686 ج.م');
  },
});

/** Nothing is for sale at the price: no link to an empty list. */
export const NoMatch = meta.story({
  args: {
    renderLink: ({ max_price, payment }) => (
      <ListingsLink href="/listing" price={max_price} payment={payment} count={0} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    await expect(canvas.getByText(afford.homes_zero)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it with sample numbers' }));
    await expect(canvas.getByRole('link', { name: '14 properties for sale up to EGP 1,561,499' })).toBeVisible();
  },
});
