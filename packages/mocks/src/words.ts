import { type Interpretation, ROOMS_OR_MORE, type Suggestion } from '@mashrabiya/contract';
import { categories } from './fixtures/categories.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { governorates } from './fixtures/places.ts';
import { homesOf } from './matching.ts';

const COMPOUNDS = [
  { name: { ar: 'ماونتن فيو', en: 'Mountain View' }, city: { ar: 'التجمع الخامس', en: 'Fifth Settlement' } },
  { name: { ar: 'مراسي', en: 'Marassi' }, city: { ar: 'الساحل الشمالي', en: 'North Coast' } },
];

/** Places, compounds and types that begin as the text does, in either language. */
export function suggestions(text: string, language: FixtureLanguage): Suggestion[] {
  const other = language === 'ar' ? 'en' : 'ar';
  const wanted = text.trim().toLowerCase();
  const begins = (...names: string[]) =>
    wanted !== '' && names.some((name) => ` ${name.toLowerCase()}`.includes(` ${wanted}`));
  const otherKinds = categories(other);
  const total = (filters: Parameters<typeof homesOf>[1]) => homesOf(language, filters).length;

  const places = governorates(language).flatMap((gover): Suggestion[] => [
    ...(begins(gover.ar_name, gover.en_name)
      ? [{ kind: 'governorate' as const, gover: gover.id, name: gover.name, total: total({ gover: gover.id }) }]
      : []),
    ...gover.cities
      .filter((city) => begins(city.ar_name, city.en_name))
      .map((city) => ({
        kind: 'city' as const,
        city: city.id,
        gover: gover.id,
        name: city.name,
        gover_name: gover.name,
        total: total({ city: [city.id] }),
      })),
  ]);
  const compounds = COMPOUNDS.filter(({ name }) => begins(name.ar, name.en)).map(
    ({ name, city }): Suggestion => ({ kind: 'compound', name: name[language], city_name: city[language], total: 6 }),
  );
  const kinds = categories(language).flatMap(({ type, name, subcategories }, index): Suggestion[] => [
    ...(begins(name, otherKinds[index]?.name ?? '')
      ? [{ kind: 'type' as const, type, subcategory_id: null, name, total: total({ type }) }]
      : []),
    ...subcategories
      .filter((one, at) => begins(one.name, otherKinds[index]?.subcategories[at]?.name ?? ''))
      .map(({ id, name: kind }) => ({
        kind: 'type' as const,
        type,
        subcategory_id: id,
        name: kind,
        total: total({ subcategory_id: id }),
      })),
  ]);
  return [...places, ...compounds, ...kinds].filter((one) => one.total > 0).slice(0, 10);
}

const ROOMS = /(\d)\s*(?:غرف|غرفة|beds?|bedrooms?)/i;
const PRICE = /(?:أقل من|under|below)\s*(\d+)\s*(?:مليون|m\b|million)/i;
const LINKING = /(?:^|\s)(?:في|in|at)(?=\s|$)/gi;

/** A small part of what the server understands: a kind, a place, rooms, an upper price in millions. The rest is preferred. */
export function interpretation(sentence: string, language: FixtureLanguage): Interpretation {
  const filters: Interpretation['filters'] = {};
  let text = sentence;
  const take = (part: string | RegExp) => {
    text = text.replace(part, ' ');
  };
  const rooms = ROOMS.exec(text);
  if (rooms) {
    filters.bedrooms = [Math.min(Number(rooms[1]), ROOMS_OR_MORE)];
    take(ROOMS);
  }
  const price = PRICE.exec(text);
  if (price) {
    filters.max_price = Number(price[1]) * 1_000_000;
    take(PRICE);
  }
  for (const { id, ar_name, en_name, gover_id } of governorates(language).flatMap(({ cities }) => cities)) {
    const name = [ar_name, en_name].find((one) => text.toLowerCase().includes(one.toLowerCase()));
    if (!name || filters.city) continue;
    Object.assign(filters, { gover: gover_id, city: [id] });
    take(new RegExp(name, 'i'));
  }
  for (const { type, subcategories } of [...categories('ar'), ...categories('en')]) {
    const kind = subcategories.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
    if (!kind || filters.type) continue;
    Object.assign(filters, { type, subcategory_id: kind.id });
    take(new RegExp(kind.name, 'i'));
  }
  const understood = Object.keys(filters).length > 0;
  const rest = text.replace(LINKING, ' ').trim().replace(/\s+/g, ' ');
  return { filters, text: understood ? '' : sentence, prefer: understood ? rest : '', understood };
}
