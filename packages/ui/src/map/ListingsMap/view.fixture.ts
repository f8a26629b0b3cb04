import type { MapView } from '@mashrabiya/contract';

export const CAIRO_BOX = '29.99,31.15,30.12,31.33';

const createBox = (lat: number, lng: number, half: number) => `${lat - half},${lng - half},${lat + half},${lng + half}`;
const createCluster = (lat: number, lng: number, total: number, min_price: number | null) => ({
  lat,
  lng,
  total,
  min_price,
  box: createBox(lat, lng, 0.25),
});

export const egypt: MapView = {
  total: 4_214,
  clusters: [
    createCluster(30.04, 31.3, 2_310, 650_000),
    createCluster(31.2, 29.95, 612, 480_000),
    createCluster(30.85, 28.95, 340, 2_100_000),
    createCluster(30.95, 31.2, 212, 390_000),
    createCluster(30.6, 32.3, 96, 510_000),
    createCluster(27.26, 33.8, 288, 1_250_000),
    createCluster(27.91, 34.33, 121, 1_900_000),
    createCluster(27.18, 31.19, 64, null),
    createCluster(25.69, 32.64, 88, 420_000),
    createCluster(24.09, 32.9, 51, 350_000),
    createCluster(29.6, 32.35, 32, 1_600_000),
  ],
  pins: [],
  dots: [],
  extent: '24.05,28.9,31.25,34.4',
};

const createPin = (id: string, lat: number, lng: number, price: number | null, more = {}) => ({
  id,
  lat,
  lng,
  price,
  action: 'forsell' as const,
  ranking: 1 as const,
  exact: true,
  ...more,
});

/** Cairo: clusters, pins with prices, and dots. */
export const cairo: MapView = {
  total: 143,
  clusters: [
    createCluster(30.015, 31.3, 58, 2_400_000),
    createCluster(30.115, 31.195, 31, 1_150_000),
    createCluster(29.995, 31.19, 22, 4_600_000),
  ],
  pins: [
    createPin('superior', 30.062, 31.22, 12_500_000, { ranking: 3 }),
    createPin('elite', 30.05, 31.285, 8_750_000, { ranking: 2 }),
    createPin('plain', 30.09, 31.26, 4_850_000),
    createPin('rent', 30.035, 31.17, 18_500, { action: 'forrent' }),
    createPin('seen', 30.1, 31.31, 3_200_000),
    createPin('unpriced', 29.998, 31.25, null),
    createPin('approximate', 30.027, 31.235, 2_975_000, { exact: false }),
    createPin('covered', 30.063, 31.222, 9_900_000),
    createPin('last', 30.076, 31.172, 6_300_000),
  ],
  dots: [
    { id: 'dot-1', lat: 30.082, lng: 31.215 },
    { id: 'dot-2', lat: 30.043, lng: 31.25 },
    { id: 'dot-3', lat: 30.012, lng: 31.22 },
    { id: 'dot-4', lat: 30.07, lng: 31.31 },
    { id: 'dot-5', lat: 30.107, lng: 31.275 },
  ],
  extent: CAIRO_BOX,
};

export const onePlace: MapView = {
  ...cairo,
  clusters: [{ ...createCluster(30.04, 31.3, 5, 2_400_000), box: createBox(30.04, 31.3, 0.00001) }],
};

export const emptyView: MapView = { total: 0, clusters: [], pins: [], dots: [], extent: null };

export const DRAWN = [
  { lat: 30.09, lng: 31.19 },
  { lat: 30.1, lng: 31.26 },
  { lat: 30.06, lng: 31.3 },
  { lat: 30.02, lng: 31.27 },
  { lat: 30.03, lng: 31.2 },
];

export const createDistricts = (arabic: boolean) =>
  [
    { id: 1, ar: 'القاهرة الجديدة', en: 'New Cairo', total: 412 },
    { id: 2, ar: 'مدينة نصر', en: 'Nasr City', total: 236 },
    { id: 3, ar: 'المعادي', en: 'Maadi', total: 198 },
    { id: 4, ar: 'الشيخ زايد', en: 'Sheikh Zayed', total: 121 },
    { id: 5, ar: 'الزمالك', en: 'Zamalek', total: 17 },
  ].map(({ ar, en, ...rest }) => ({ ...rest, name: arabic ? ar : en }));
