import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { AlertFields } from '../AlertFields/AlertFields.tsx';
import { SavedSearches, type SavedSearchesProps, type SavedSearchView } from './SavedSearches.tsx';

const { saved } = ar.savedSearches;

const NAMES = {
  ar: ['شقق المعادي حتى 5 مليون', 'شاليهات الساحل', 'مكتب في التجمع الخامس للإيجار'],
  en: ['Maadi flats up to 5m', 'North Coast chalets', 'Office in Fifth Settlement for rent'],
};
const createViews = (language: 'ar' | 'en') => {
  const [first = '', second = '', third = ''] = NAMES[language];
  return [
    { id: 'a', name: first, href: '#a', newCount: 12 },
    { id: 'b', name: second, href: '#b', newCount: 0 },
    { id: 'c', name: third, href: '#c', newCount: 1 },
  ];
};

/** Stores names and removals, as the page does. */
function Controlled({ searches, onRename, onRemove, onUndo, ...rest }: SavedSearchesProps) {
  const [list, setList] = useState(searches);
  const change = (id: string, changes: Partial<SavedSearchView>) =>
    setList((current) =>
      current?.map((savedSearch) => (savedSearch.id === id ? { ...savedSearch, ...changes } : savedSearch)),
    );
  return (
    <SavedSearches
      {...rest}
      searches={list}
      onRename={(id, name) => {
        onRename(id, name);
        change(id, { name });
      }}
      onRemove={(id) => {
        onRemove(id);
        change(id, { removed: true });
      }}
      onUndo={(id) => {
        onUndo(id);
        change(id, { removed: false });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Search/SavedSearches',
  component: SavedSearches,
  args: { searches: createViews('ar'), maxLength: 80, onRename: fn(), onRemove: fn(), onUndo: fn() },
  render: (args, { globals }) => {
    const translatedViews = createViews(getLanguage(globals));
    const searches = args.searches?.map((savedSearch, index) => ({
      ...savedSearch,
      name:
        savedSearch.name === NAMES.ar[index] ? (translatedViews[index]?.name ?? savedSearch.name) : savedSearch.name,
    }));
    return <Controlled key={getLanguage(globals)} {...args} searches={searches} />;
  },
});

const withFresh = (newCount: number | 'failed' | undefined) => createViews('ar').map((view) => ({ ...view, newCount }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 عقارًا جديدًا')).toBeVisible();
    await expect(canvas.getByText(saved.nothingNew)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'شاليهات الساحل' })).toHaveAttribute('href', '#b');
  },
});

export const Loading = meta.story({
  args: { searches: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: saved.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Counting = meta.story({ args: { searches: withFresh(undefined) } });

export const CountFailed = meta.story({ args: { searches: withFresh('failed') } });

export const LongArabic = meta.story({
  args: {
    searches: [
      {
        id: 'long',
        name: 'شقق ودوبلكس في المعادي والزمالك ومدينة نصر ومصر الجديدة من 3 إلى 7 مليون بالتقسيط',
        href: '#long',
        newCount: 2140,
      },
    ],
  },
});

/** The edit button opens the name, selected; Enter saves it and returns the focus to the row. */
export const Renaming = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const rename = saved.rename.replace('{{name}}', NAMES.ar[0] ?? '');
    await userEvent.click(canvas.getByRole('button', { name: rename }));
    const field = await canvas.findByRole('textbox', { name: saved.name });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('بيت العيلة{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('a', 'بيت العيلة');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'بيت العيلة' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: saved.rename.replace('{{name}}', 'بيت العيلة') }));
  },
});

/** The bell opens the alert settings. */
export const WithAlerts = meta.story({
  args: {
    searches: createViews('ar').map((view, index) => ({
      ...view,
      alert: {
        isOn: index === 0,
        settings: (
          <AlertFields
            legend={ar.savedSearches.alerts.legend}
            alert={{ frequency: index === 0 ? 'daily' : 'none', by_mail: true, by_push: false }}
            push="off"
            onChange={fn(async () => undefined)}
            onTurnOnPush={fn()}
          />
        ),
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', {
      name: ar.savedSearches.alerts.openOn.replace('{{name}}', NAMES.ar[0] ?? ''),
    });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    await expect(await canvas.findByRole('radio', { name: ar.savedSearches.alerts.frequency.daily })).toBeChecked();
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A name is required; Escape keeps the previous one. */
export const NameMissing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: saved.rename.replace('{{name}}', NAMES.ar[1] ?? '') }));
    const field = await canvas.findByRole('textbox', { name: saved.name });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(saved.nameNeeded)).toBeVisible();
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
});

/** Removing offers undo in place, focused. */
export const Removed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const remove = saved.remove.replace('{{name}}', NAMES.ar[1] ?? '');
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
    const undo = await canvas.findByRole('button', { name: saved.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledWith('b');
    await waitFor(() => expect(canvas.getByRole('link', { name: NAMES.ar[1] ?? '' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: remove }));
  },
});
