import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { DateField } from './DateField.tsx';

const { date, errors } = ar.forms;
const LABEL = date.receipt;

const meta = preview.meta({
  title: 'Forms/DateField',
  component: DateField,
  decorators: [withNarrowWidth],
  args: { label: LABEL, value: null, min: '2026-11-20', max: '2036-12-31', today: '2026-11-20', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string | null) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <DateField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

/** Types digits of any script. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: LABEL });
    await userEvent.type(field, '٢٥/١٢/٢٠٢٧');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-25');
    await userEvent.clear(field);
    await userEvent.type(field, '1-6-2028');
    await userEvent.tab();
    await expect(field).toHaveValue('01/06/2028');
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-06-01');
  },
});

/** Opens the calendar, and waits until it is loaded and focused. */
const openCalendar = async (canvas: Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(canvas.getByRole('button'));
  const calendar = within(await screen.findByRole('dialog'));
  await calendar.findByRole('grid');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  return calendar;
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Right-to-left: the first day of a row is its rightmost, and arrow left moves forward. */
export const Calendar = meta.story({
  args: { value: '2027-12-15' },
  play: async ({ canvas, step }) => {
    const calendar = await openCalendar(canvas);
    const day = (name: string) => calendar.getByRole('gridcell', { name });
    await expect(day('15')).toHaveFocus();
    await expect(day('14').getBoundingClientRect().left).toBeGreaterThan(day('15').getBoundingClientRect().left);
    await step('the week begins on Saturday', async () => {
      const getRowTop = (name: string) => day(name).getBoundingClientRect().top;
      await expect(getRowTop('18')).toBeGreaterThan(getRowTop('17'));
    });
    await step('the button for the next month is on the left', async () => {
      const [previous, next] = [date.previousMonth, date.nextMonth].map((name) =>
        calendar.getByRole('button', { name }).getBoundingClientRect(),
      );
      await expect(next?.left).toBeLessThan(previous?.left ?? 0);
    });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day('16')).toHaveFocus();
  },
});

/** Left-to-right: the week starts at the left, on Monday. */
export const CalendarEnglish = meta.story({
  globals: { locale: 'en' },
  args: { value: '2027-12-15' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    const getBox = (name: string) => calendar.getByRole('gridcell', { name }).getBoundingClientRect();
    await expect(getBox('14').left).toBeLessThan(getBox('15').left);
    await expect(getBox('20').top).toBeGreaterThan(getBox('19').top);
    await userEvent.keyboard('{ArrowRight}');
    await expect(calendar.getByRole('gridcell', { name: '16' })).toHaveFocus();
  },
});

/** Opens, picks and returns by keyboard; Escape keeps the day. */
export const Picking = meta.story({
  args: { value: '2027-12-15' },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: date.open.replace('{{label}}', LABEL) });
    await openCalendar(canvas);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-22');
    await expectClosed();
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: LABEL })).toHaveValue('22/12/2027');
    await step('Escape', async () => {
      await openCalendar(canvas);
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(opener).toHaveFocus();
    });
    await step('a press outside', async () => {
      await openCalendar(canvas);
      await userEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body);
      await expectClosed();
    });
  },
});

export const TooEarly = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: LABEL });
    await userEvent.type(field, '1/1/2020');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(errors.dateEarly.replace('{{date}}', '20 نوفمبر 2026'));
    await userEvent.clear(field);
    await userEvent.type(field, '31/2/2027');
    await expect(field).toHaveAccessibleDescription(errors.date);
    await userEvent.clear(field);
    await userEvent.type(field, '1/1/2020');
  },
});
