import type { PropertyType } from '@mashrabiya/contract';
import { categories } from './categories.ts';
import type { BilingualText } from './places.ts';

/** Features by slug, shared by descriptions and the feature grid. */
const NAMES = {
  housing: {
    lift: ['أسانسير', 'Lift'],
    garage: ['جراج', 'Garage'],
    garden: ['حديقة خاصة', 'Private garden'],
    balcony: ['بلكونة', 'Balcony'],
    terrace: ['تراس', 'Terrace'],
    pool: ['حمام سباحة', 'Swimming pool'],
    gas: ['غاز طبيعي', 'Natural gas'],
    airConditioning: ['تكييف', 'Air conditioning'],
    guard: ['حراسة وأمن', 'Security'],
    intercom: ['إنتركم', 'Intercom'],
    landline: ['خط أرضي', 'Landline'],
    kitchen: ['مطبخ مجهز', 'Fitted kitchen'],
    maid: ['غرفة عاملة منزلية', "Maid's room"],
    storage: ['غرفة تخزين', 'Storeroom'],
    meters: ['عدادات مستقلة', 'Own meters'],
    club: ['نادي وجيم', 'Clubhouse and gym'],
    playground: ['منطقة ألعاب أطفال', "Children's playground"],
    generator: ['مولد كهرباء', 'Generator'],
  },
  commercial: {
    shopfront: ['واجهة زجاج', 'Glass shopfront'],
    corner: ['ناصية', 'Corner unit'],
    airConditioning: ['تكييف', 'Air conditioning'],
    threePhase: ['كهرباء 3 فاز', 'Three-phase power'],
    mezzanine: ['ميزانين', 'Mezzanine'],
    storage: ['مخزن', 'Stockroom'],
    toilet: ['حمام داخلي', 'Own toilet'],
    parking: ['موقف سيارات', 'Parking'],
    cameras: ['كاميرات مراقبة', 'CCTV'],
    guard: ['أمن', 'Security'],
    fireSystem: ['نظام إطفاء', 'Fire system'],
    lift: ['أسانسير', 'Lift'],
    internet: ['إنترنت فايبر', 'Fibre internet'],
    licence: ['رخصة سارية', 'Valid licence'],
    gas: ['غاز طبيعي', 'Natural gas'],
    generator: ['مولد كهرباء', 'Generator'],
  },
  coastal: {
    beach: ['شاطئ خاص', 'Private beach'],
    pool: ['حمام سباحة', 'Swimming pool'],
    lagoon: ['لاجون', 'Lagoon'],
    seaView: ['إطلالة على البحر', 'Sea view'],
    terrace: ['تراس', 'Terrace'],
    garden: ['حديقة خاصة', 'Private garden'],
    roofTerrace: ['روف خاص', 'Private roof'],
    airConditioning: ['تكييف', 'Air conditioning'],
    kitchen: ['مطبخ مجهز', 'Fitted kitchen'],
    parking: ['مكان انتظار', 'Parking space'],
    guard: ['حراسة وأمن', 'Security'],
    playground: ['منطقة ألعاب أطفال', "Children's playground"],
    club: ['كلوب هاوس', 'Clubhouse'],
    promenade: ['ممشى تجاري', 'Shopping promenade'],
    internet: ['إنترنت', 'Internet'],
    pets: ['مسموح بالحيوانات الأليفة', 'Pets allowed'],
  },
  industrial: {
    threePhase: ['كهرباء 3 فاز', 'Three-phase power'],
    transformer: ['محول خاص', 'Own transformer'],
    gas: ['غاز طبيعي', 'Natural gas'],
    crane: ['ونش علوي', 'Overhead crane'],
    loadingDock: ['رصيف تحميل', 'Loading dock'],
    truckAccess: ['دخول تريلات', 'Trailer access'],
    offices: ['مبنى إداري', 'Office block'],
    housing: ['سكن عمال', 'Workers housing'],
    fireSystem: ['نظام إطفاء', 'Fire system'],
    drainage: ['صرف صناعي', 'Industrial drainage'],
    cameras: ['كاميرات مراقبة', 'CCTV'],
    guardRoom: ['غرفة أمن', 'Guard room'],
    licence: ['رخصة تشغيل', 'Operating licence'],
    register: ['سجل صناعي', 'Industrial register'],
    fence: ['سور خارجي', 'Perimeter wall'],
    coldRoom: ['غرف تبريد', 'Cold rooms'],
  },
  land: {
    corner: ['ناصية', 'Corner plot'],
    registered: ['مسجلة', 'Registered title'],
    fence: ['سور', 'Fenced'],
    electricity: ['كهرباء', 'Electricity'],
    water: ['مياه', 'Water'],
    drainage: ['صرف صحي', 'Sewer'],
    gas: ['غاز طبيعي', 'Natural gas'],
    paved: ['طريق مرصوف', 'Paved road'],
    permit: ['رخصة بناء', 'Building permit'],
    well: ['بئر مياه', 'Well'],
    drip: ['ري بالتنقيط', 'Drip irrigation'],
    garden: ['أمام حديقة', 'Facing a garden'],
    seaView: ['إطلالة على البحر', 'Sea view'],
    installmentsPaid: ['أقساط مسددة بالكامل', 'Paid up in full'],
  },
} as const satisfies Record<PropertyType, Record<string, readonly [ar: string, en: string]>>;

export type FeatureSlug = { [T in PropertyType]: keyof (typeof NAMES)[T] }[PropertyType];

export interface FeatureRow extends BilingualText {
  id: number;
  category_id: number;
  slug: FeatureSlug;
}

/** Ids follow the order above, from 1. */
export const features: readonly FeatureRow[] = categories
  .flatMap(({ id, type }) =>
    Object.entries<readonly [string, string]>(NAMES[type]).map(([slug, [ar, en]]) => ({
      category_id: id,
      slug: slug as FeatureSlug,
      ar,
      en,
    })),
  )
  .map((row, index) => ({ id: index + 1, ...row }));

const idByKey = new Map(features.map((row) => [`${row.category_id}/${row.slug}`, row.id]));

/** Distinct row ids of a property's features, in catalogue order; ignores slugs of other types. */
export function getFeatureIds(type: PropertyType, slugs: Iterable<FeatureSlug>): number[] {
  const category = categories.find((row) => row.type === type);
  const ids = [...new Set(slugs)].map((slug) => idByKey.get(`${category?.id}/${slug}`));
  return ids.filter((id) => id !== undefined).sort((a, b) => a - b);
}
