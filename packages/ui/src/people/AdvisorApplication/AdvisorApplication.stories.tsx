import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdvisorApplication } from './AdvisorApplication.tsx';
import type { AdvisorDraft } from './applicationRules.ts';
import { advisorAreas, advisorCities, portrait } from './places.stories.ts';

const draft: AdvisorDraft = {
  picture: portrait,
  name: 'كريم عبد العزيز',
  email: 'karim@example.com',
  phone: '01200004321',
  age: 34,
  about: 'أعرف شواطئ الإسكندرية شارعًا شارعًا.',
  years: 4,
  experience: 'وسيط مستقل في سموحة وسيدي بشر، أكثر من ثلاثين عقدًا مسجلًا.',
  category: 'coastal',
  certificates: '',
  city: '2',
  places: ['21', '22'],
};

const meta = preview.meta({
  title: 'People/AdvisorApplication',
  component: AdvisorApplication,
  args: { status: 'idle' as const, cities: advisorCities(), areas: advisorAreas(), onSubmit: fn(), onCity: fn() },
  render: (args, { globals }) => (
    <AdvisorApplication {...args} cities={advisorCities(globals)} areas={advisorAreas(globals)} />
  ),
});

const { apply } = ar.people;

/** Age, years and phone in the digits of one's own keyboard; the areas come with the city. */
export const Default = meta.story({
  args: { initial: { ...draft, phone: '', age: null, years: null, category: null, city: null, places: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: apply.phone }), '٠١٢٠٠٠٠٤٣٢١');
    await userEvent.type(canvas.getByRole('spinbutton', { name: apply.age }), '٣٤');
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.type.coastal }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: apply.years }), '٤');
    await expect(canvas.getByText(apply.placesAfterCity)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: apply.city }), 'اسكندريه{Enter}');
    await expect(args.onCity).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'سموحة' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'سيدي بشر' }));
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '01200004321', age: 34, years_of_experience: 4, city: 2, places: [21, 22] }),
    );
    const email = canvas.getByRole('textbox', { name: apply.email }).getBoundingClientRect();
    const phone = canvas.getByRole('textbox', { name: apply.phone }).getBoundingClientRect();
    await expect(email.left).toBeGreaterThan(phone.left);
  },
});

/** Each empty field says what it wants; the box names the first and leads to it. */
export const Invalid = meta.story({
  args: { initial: { ...draft, age: 17, about: ' ', places: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(apply.problem.places)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: apply.about })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: apply.problem.age }));
    await expect(canvas.getByRole('spinbutton', { name: apply.age })).toHaveFocus();
  },
});

export const Sending = meta.story({ args: { status: 'sending', initial: draft } });

export const Sent = meta.story({
  args: { status: 'sent', initial: draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(apply.sentTitle);
    await expect(canvas.getByText(/karim@example.com/)).toBeVisible();
  },
});

/** The server knows the email already: said in the box and at the field, until it changes. */
export const Refused = meta.story({
  args: { status: 'refused', refusal: 'emailTaken', initial: draft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(canvas.getByRole('link', { name: apply.refused.emailTaken })).toBeVisible();
    const email = canvas.getByRole('textbox', { name: apply.email });
    await expect(email).toBeInvalid();
    await userEvent.type(email, '.eg');
    await expect(email).toBeValid();
    await expect(canvas.queryByRole('link', { name: apply.refused.emailTaken })).toBeNull();
    await userEvent.type(email, '{Backspace}{Backspace}{Backspace}');
    await expect(email).toBeInvalid();
  },
});

/** Nothing that was written is to blame. */
export const Failed = meta.story({
  args: { status: 'refused', refusal: 'unexpected', initial: draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(apply.refused.unexpected)).toBeVisible();
  },
});
