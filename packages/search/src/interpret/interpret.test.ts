import { Interpretation, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { createRandom } from '@mashrabiya/demo-data';
import { features, getCity, getFeatureIds, governorates, subcategories } from '@mashrabiya/reference';
import { describe, expect, it } from 'vitest';
import { interpretSentence } from './interpret.ts';
import { seedLexicon as lexicon } from './lexicon.fixture.ts';
import { FEATURE_WORDS } from './options.ts';

const createKind = (type: PropertyType, slug?: string) => {
  const category_id = PROPERTY_TYPES.indexOf(type) + 1;
  const foundSubcategory = subcategories.find((row) => row.category_id === category_id && row.slug === slug);
  return { type, ...(foundSubcategory && { subcategory_id: foundSubcategory.id }) };
};
const createPlaces = (...slugs: string[]) => {
  const foundCities = slugs.map(getCity);
  const around = new Set(foundCities.map(({ governorate }) => governorate.id));
  const [only] = around;
  return { ...(around.size === 1 && { gover: only }), city: foundCities.map(({ id }) => id) };
};
const createGovernorateFilter = (slug: string) => ({
  gover: governorates.find((candidate) => candidate.slug === slug)?.id,
});
const flat = createKind('housing', 'apartment');
const villa = createKind('housing', 'villa');

const sale = { action: 'forsell' } as const;

const MILLION = 1_000_000;
type Filters = Interpretation['filters'];

const UNDERSTOOD: [sentence: string, filters: Filters, prefer?: string][] = [
  [
    'شقة 3 غرف في المعادي أقل من 5 مليون',
    { ...flat, bedrooms: [3], ...createPlaces('maadi'), max_price: 5 * MILLION, ...sale },
  ],
  [
    'villa new cairo installments 4 beds',
    { ...villa, ...createPlaces('new-cairo'), payment: 'installment', bedrooms: [4] },
  ],
  ['شقة بالتقسيط قسط 20 ألف شهريا', { ...flat, payment: 'installment', max_monthly: 20_000, ...sale }],
  [
    'villa installments under 50k a month in new cairo',
    { ...villa, payment: 'installment', max_monthly: 50_000, ...createPlaces('new-cairo'), ...sale },
  ],
  ['شقة القسط الشهري 15 ألف', { ...flat, payment: 'installment', max_monthly: 15_000, ...sale }],
  ['شقة للبيع في مدينة نصر', { ...flat, action: 'forsell', ...createPlaces('nasr-city') }],
  ['شقه للايجار بالمهندسين', { ...flat, action: 'forrent', ...createPlaces('mohandessin') }],
  ['شقق للإيجار في الشيخ زايد', { ...flat, action: 'forrent', ...createPlaces('sheikh-zayed') }],
  ['فيلا في الشيخ زايد الجديدة', { ...villa, ...createPlaces('new-zayed') }],
  ['شقة ٣ غرف و٢ حمام في ٦ أكتوبر', { ...flat, bedrooms: [3], bathrooms: [2], ...createPlaces('6th-of-october') }],
  ['شقة غرفتين وحمامين في الدقي', { ...flat, bedrooms: [2], bathrooms: [2], ...createPlaces('dokki') }],
  ['apartment for rent in Maadi', { ...flat, action: 'forrent', ...createPlaces('maadi') }],
  [
    '2 bedroom flat in zamalek furnished',
    { ...flat, bedrooms: [2], ...createPlaces('zamalek'), finishing: 'furnished' },
  ],
  ['3 beds 2 baths new cairo', { bedrooms: [3], bathrooms: [2], ...createPlaces('new-cairo') }],
  ['3bhk in Sheikh Zayed', { bedrooms: [3], ...createPlaces('sheikh-zayed') }],
  ['studio under 10k', { ...createKind('housing', 'studio'), max_price: 10_000, action: 'forrent' }],
  [
    'duplex fifth settlement up to 12m',
    { ...createKind('housing', 'duplex'), ...createPlaces('fifth-settlement'), max_price: 12 * MILLION, ...sale },
  ],
  ['villa below 2.5m', { ...villa, max_price: 2.5 * MILLION, ...sale }],
  ['شقة من 2 إلى 3 مليون', { ...flat, min_price: 2 * MILLION, max_price: 3 * MILLION, ...sale }],
  ['شقة بين مليون ومليونين', { ...flat, min_price: MILLION, max_price: 2 * MILLION, ...sale }],
  ['between 500k and 1.5 million', { min_price: 500_000, max_price: 1.5 * MILLION, ...sale }],
  ['apartment from 2m to 4m', { ...flat, min_price: 2 * MILLION, max_price: 4 * MILLION, ...sale }],
  ['2-3 million', { min_price: 2 * MILLION, max_price: 3 * MILLION, ...sale }],
  ['أقل من ربع مليون', { max_price: 250_000 }],
  ['حتى نص مليون', { max_price: 500_000, ...sale }],
  ['تحت مليون ونص', { max_price: 1.5 * MILLION, ...sale }],
  ['أقل من 2 مليون و 200 ألف', { max_price: 2_200_000, ...sale }],
  ['أكثر من 3 مليون', { min_price: 3 * MILLION, ...sale }],
  ['اكتر من 2 مليون واقل من 5 مليون', { min_price: 2 * MILLION, max_price: 5 * MILLION, ...sale }],
  ['شقة ١٢٠ متر', { ...flat, min_size: 108, max_size: 132 }],
  ['150 m² apartment', { ...flat, min_size: 135, max_size: 165 }],
  ['apartment 200m2 in Smouha', { ...flat, min_size: 180, max_size: 220, ...createPlaces('smouha') }],
  ['مساحة اكبر من 150 متر', { min_size: 150 }],
  ['من 100 الى 150 متر', { min_size: 100, max_size: 150 }],
  ['over 300 sqm', { min_size: 300 }],
  ['ارض زراعية 5 فدان', { ...createKind('land', 'agricultural'), min_size: 18_900, max_size: 23_100 }],
  ['أرض سكنية في بدر', { ...createKind('land', 'residential'), ...createPlaces('badr') }],
  ['ارض تجارية للبيع', { ...createKind('land', 'commercial'), action: 'forsell' }],
  ['commercial land', { ...createKind('land', 'commercial') }],
  ['أرض للبيع زراعية', { ...createKind('land', 'agricultural'), action: 'forsell' }],
  ['land plot 10th of Ramadan', { ...createKind('land'), ...createPlaces('10th-of-ramadan') }],
  ['شاليه في الساحل الشمالي صف أول', { ...createKind('coastal', 'chalet'), ...createPlaces('north-coast') }, 'صف أول'],
  [
    'chalet north coast sea view',
    {
      ...createKind('coastal', 'chalet'),
      ...createPlaces('north-coast'),
      features: getFeatureIds('coastal', ['seaView']),
    },
  ],
  ['فيلا ساحلية', { ...createKind('coastal', 'villa') }],
  ['شقة نص تشطيب في الشروق', { ...flat, finishing: 'semi_finished', ...createPlaces('shorouk') }],
  ['شقة سوبر لوكس', { ...flat, finishing: 'luxury' }],
  ['شقة مفروشة للإيجار 15 ألف شهريا', { ...flat, finishing: 'furnished', action: 'forrent', max_price: 15_000 }],
  [
    'مكتب إداري في مصر الجديدة تقسيط',
    { ...createKind('commercial', 'office'), ...createPlaces('heliopolis'), payment: 'installment' },
  ],
  ['office space for rent', { ...createKind('commercial', 'office'), action: 'forrent' }],
  ['محل تجاري كاش', { ...createKind('commercial', 'allActivities'), payment: 'cash' }],
  ['مصنع أثاث في دمياط', { ...createKind('industrial', 'furniture'), ...createGovernorateFilter('damietta') }],
  ['عيادة في الدقي', { ...createKind('commercial', 'medical'), ...createPlaces('dokki') }],
  ['شقة في القاهرة', { ...flat, ...createGovernorateFilter('cairo') }],
  ['المعادي أو الزمالك', createPlaces('maadi', 'zamalek')],
  ['شقة في المعادي والدقي', { ...flat, ...createPlaces('maadi', 'dokki') }],
  ['فيصل السويس', createPlaces('faisal-suez')],
  ['شقة 2 او 3 غرف', { ...flat, bedrooms: [2, 3] }],
  ['3+ beds', { bedrooms: [3, 4, 5, 6] }],
  ['at least 4 bedrooms', { bedrooms: [4, 5, 6] }],
  ['more than 2 bathrooms', { bathrooms: [3, 4, 5, 6] }],
  ['فيلا 3 أدوار', { ...villa, floors: [3] }],
  ['villa 12 bedrooms', { ...villa, bedrooms: [6] }],
  ['three bedrooms', { bedrooms: [3] }],
  ['تلات غرف', { bedrooms: [3] }],
  ['شقة mohandseen', { ...flat, ...createPlaces('mohandessin') }],
  ['villa el tagamo3', { ...villa, ...createPlaces('new-cairo') }],
  ['flat in zamalk', { ...flat, ...createPlaces('zamalek') }],
  ['شقة في الزمالم', { ...flat, ...createPlaces('zamalek') }],
  ['شقة in maadi تقسيط', { ...flat, ...createPlaces('maadi'), payment: 'installment' }],
  ['التجمع 5 غرف', { ...createPlaces('new-cairo'), bedrooms: [5] }],
  ['التجمع 5', createPlaces('fifth-settlement')],
  ['villa with pool', { ...villa, features: getFeatureIds('housing', ['pool']) }],
  ['فيلا بحمام سباحة', { ...villa, features: getFeatureIds('housing', ['pool']) }],
  ['شقة بجنينة وأسانسير وجراج', { ...flat, features: getFeatureIds('housing', ['garden', 'lift', 'garage']) }],
  [
    'office with parking',
    { ...createKind('commercial', 'office'), features: getFeatureIds('commercial', ['parking']) },
  ],
  ['قطعة أرض ناصية أمام حديقة', { ...createKind('land'), features: getFeatureIds('land', ['corner', 'garden']) }],
  ['شقة فيو جنينة', { ...flat }, 'فيو جنينة'],
  ['شقة من غير أسانسير', { ...flat }, 'غير أسانسير'],
  ['flat without lift', { ...flat }, 'without lift'],
  ['فيلا برصيف تحميل', { ...villa }, 'برصيف تحميل'],
  ['شقة 2 حمام وحمام سباحة', { ...flat, bathrooms: [2], features: getFeatureIds('housing', ['pool']) }],
  ['شقة غير مفروشة', { ...flat, not_finishing: 'furnished' }],
  ['villa 12,500,000 EGP', { ...villa, max_price: 12_500_000, ...sale }],
  ['شقة 1.500.000', { ...flat, max_price: 1_500_000, ...sale }],
  ['عايز شقة للبيع في منطقة المعادي', { ...flat, action: 'forsell', ...createPlaces('maadi') }],
  ['SHORouk VILLA', { ...villa, ...createPlaces('shorouk') }],
  ['شُقّة فـي الشّروق', { ...flat, ...createPlaces('shorouk') }],
  ['شقة أقل من 3 غرف', { ...flat, bedrooms: [1, 2] }],
  [
    'penthouse 5 million cash',
    { ...createKind('housing', 'penthouse'), max_price: 5 * MILLION, payment: 'cash', ...sale },
  ],
  ['شقة ميزانية 3 مليون', { ...flat, max_price: 3 * MILLION, ...sale }],
  ['min 3 beds max 5m', { bedrooms: [3, 4, 5, 6], max_price: 5 * MILLION, ...sale }],
  ['شقة نصف مليون مقدم', { ...flat }, 'نصف مليون مقدم'],
  ['شقة في العاصمة الإدارية', { ...flat, ...createPlaces('new-capital') }],
  [
    'rent studio zamalek 15000',
    { action: 'forrent', ...createKind('housing', 'studio'), ...createPlaces('zamalek'), max_price: 15_000 },
  ],
  ['اوضتين وصالة', { bedrooms: [2] }],
  ['شقة 3 غرف وصالة', { ...flat, bedrooms: [3] }],
  ['villa new cairo or sheikh zayed', { ...villa, ...createPlaces('new-cairo', 'sheikh-zayed') }],
  ['سوبر ماركت للإيجار', { ...createKind('commercial', 'superMarket'), action: 'forrent' }],
];

const NOT_UNDERSTOOD = [
  'مرواز بارك',
  'Wardan Terraces',
  'Rahaf Cove',
  'خليج رهف',
  'xyzzy qwerty',
  'قققققققق',
  '!!!',
  '2026',
  '5',
  'بحيرة',
  'واجهة بحرية',
  'quiet street',
  'حمام سباحة',
  'garden',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__ constructor toString',
  '\u202e\u200f',
  '👩‍👩‍👧‍👦',
  '\0',
  '٫٬',
  '-',
  'من إلى بين و',
  'أقل من',
  'under',
  'm m m m',
];

describe('interpretSentence', () => {
  it.each(UNDERSTOOD)('understands %s', async (sentence, filters, prefer = '') => {
    expect(await interpretSentence(sentence, lexicon)).toEqual({ filters, text: '', prefer, understood: true });
  });

  it.each(NOT_UNDERSTOOD)('leaves %s as it is', async (sentence) => {
    expect(await interpretSentence(sentence, lexicon)).toEqual({
      filters: {},
      text: sentence.trim(),
      prefer: '',
      understood: false,
    });
  });

  it('keeps the names of developments for the text search', async () => {
    expect(await interpretSentence('شقة مرواز بارك تقسيط', lexicon)).toMatchObject({ text: 'مرواز بارك', prefer: '' });
    expect(await interpretSentence('Durran Oasis quiet villa', lexicon)).toMatchObject({
      text: 'Durran Oasis',
      prefer: 'quiet',
    });
  });

  it('returns nothing for nothing', async () => {
    expect(await interpretSentence(' ', lexicon)).toEqual({ filters: {}, text: '', prefer: '', understood: false });
  });

  it('has synonyms for existing features only', () => {
    const names = features.map(({ en }) => en);
    for (const [, name] of FEATURE_WORDS) expect(names).toContain(name);
  });

  it('chooses the likelier of two kinds', async () => {
    const { filters } = await interpretSentence('شقة', lexicon, {
      chooseLikeliest: async (choices) => choices.at(-1),
      isWord: () => false,
    });
    expect(filters).toEqual(createKind('coastal', 'apartment'));
  });

  it('returns valid filters for random words, and quickly', async () => {
    const words = UNDERSTOOD.flatMap(([sentence]) => sentence.split(' ')).concat(
      NOT_UNDERSTOOD,
      '9'.repeat(40),
      '0',
      '1e9',
    );
    const random = createRandom(3);
    const below = (limit: number) => random.integer(0, limit - 1);
    const start = performance.now();
    for (let i = 0; i < 400; i++) {
      const sentence = Array.from({ length: 1 + below(20) }, () => words[below(words.length)])
        .join(' ')
        .slice(0, 200);
      const parsed = Interpretation.parse(await interpretSentence(sentence, lexicon));
      const { min_price = 0, max_price = 1e12, min_size = 0, max_size = 1e12 } = parsed.filters;
      expect(min_price).toBeLessThanOrEqual(max_price);
      expect(min_size).toBeLessThanOrEqual(max_size);
    }
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
