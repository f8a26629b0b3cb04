import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { AdvisorApplication } from './AdvisorApplication.tsx';
import type { ApplicationValues } from './application.ts';
import { advisorAreas, advisorCities, portrait } from './places.stories.ts';

const draft: ApplicationValues = {
  profile_pic: portrait,
  name: 'كريم عبد العزيز',
  email: 'karim@example.com',
  phone: '01200004321',
  age: 34,
  about: 'أعرف شواطئ الإسكندرية شارعًا شارعًا.',
  years_of_experience: 4,
  experience: 'وسيط مستقل في سموحة وسيدي بشر، أكثر من ثلاثين عقدًا مسجلًا.',
  category: 'coastal',
  certificates: '',
  city: 2,
  places: [21, 22],
};

const meta = preview.meta({
  title: 'People/AdvisorApplication',
  component: AdvisorApplication,
  args: {
    cities: advisorCities(),
    areas: advisorAreas(),
    onSubmit: fn(stayPending),
    onCityChange: fn(),
    onDraft: fn(),
  },
  render: (args, { globals }) => (
    <AdvisorApplication {...args} cities={advisorCities(globals)} areas={advisorAreas(globals)} />
  ),
});

const { apply } = ar.people;

/** Arabic digits work in number fields; the areas load with the city. */
export const Default = meta.story({
  args: {
    initial: { ...draft, phone: '', age: null, years_of_experience: null, category: null, city: null, places: [] },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: apply.phone }), '٠١٢٠٠٠٠٤٣٢١');
    await userEvent.type(canvas.getByRole('spinbutton', { name: apply.age }), '٣٤');
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.type.coastal }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: apply.years }), '٤');
    await expect(canvas.getByText(apply.placesAfterCity)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: apply.city }), 'اسكندريه{Enter}');
    await expect(args.onCityChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'سموحة' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'سيدي بشر' }));
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ phone: '01200004321', age: 34, years_of_experience: 4, city: 2, places: [21, 22] }),
      ),
    );
    await expect(args.onDraft).toHaveBeenCalledWith(expect.objectContaining({ city: 2, places: [21, 22] }));
    const email = canvas.getByRole('textbox', { name: apply.email }).getBoundingClientRect();
    const phone = canvas.getByRole('textbox', { name: apply.phone }).getBoundingClientRect();
    await expect(email.left).toBeGreaterThan(phone.left);
  },
});

/** As the server renders it: readable, but disabled. */
export const Pending = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: apply.requirements })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: apply.name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: apply.send })).toBeDisabled();
  },
});

/** A visitor fills it in, and logs in before submitting. */
export const SignedOut = meta.story({
  args: { onLogin: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: apply.name }), 'كريم');
    await expect(canvas.queryByRole('button', { name: apply.send })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: apply.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onDraft).toHaveBeenCalledWith(expect.objectContaining({ name: 'كريم' }));
  },
});

/** Each empty field shows its error; the error box links to the first. */
export const Invalid = meta.story({
  args: { initial: { ...draft, age: 17, about: ' ', places: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(await canvas.findByText(ar.forms.problem.areas_required)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: apply.about })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: ar.forms.problem.age_too_low }));
    await expect(canvas.getByRole('spinbutton', { name: apply.age })).toHaveFocus();
  },
});

export const Sending = meta.story({
  args: { initial: draft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(await canvas.findByRole('button', { name: apply.sending, busy: true })).toBeVisible();
  },
});

export const Sent = meta.story({
  args: { onSubmit: fn(accept), initial: draft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(apply.sentTitle));
    await expect(canvas.getByText(/karim@example.com/)).toBeVisible();
  },
});

/** The email is already registered: the error is in the box and at the field, until it changes. */
export const Refused = meta.story({
  args: { onSubmit: fn(rejectWith('applicant_email_taken', '/email')), initial: draft },
  play: async ({ canvas, userEvent }) => {
    const link = { name: getErrorMessage('applicant_email_taken', 'ar') };
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(await canvas.findByRole('link', link)).toBeVisible();
    const email = canvas.getByRole('textbox', { name: apply.email });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await userEvent.type(email, '.eg');
    await waitFor(() => expect(email).toBeValid());
    await expect(canvas.queryByRole('link', link)).toBeNull();
    await userEvent.type(email, '{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(email).toBeInvalid());
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(rejectOffline), initial: draft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: apply.send }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});
