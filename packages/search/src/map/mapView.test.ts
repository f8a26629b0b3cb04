import { MAX_PINS, parseBox } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { IndexedListing } from '../listings/listing.ts';
import { active, createRandomFilters, findMatching, index } from '../listings/listings.fixture.ts';
import { buildMapView } from './mapView.ts';

const ALL = { filters: {}, text: '', zoom: 6 };
const CITY = { lat: 30, lng: 31 };
const toPoint = ({ lat, lng }: IndexedListing) => (lat === null || lng === null ? CITY : { lat, lng });
const containsPoint = (boxText: string, { lat, lng }: { lat: number; lng: number }) => {
  const box = parseBox(boxText);
  if (!box) throw new Error(`${boxText} is no box`);
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
};
const countAll = ({ clusters, pins, dots }: ReturnType<typeof buildMapView>) =>
  clusters.reduce((sum, { total }) => sum + total, 0) + pins.length + dots.length;

describe('buildMapView', () => {
  it('shows each matching listing once, at any zoom', () => {
    for (let i = 0; i < 300; i++) {
      const filters = createRandomFilters();
      const view = buildMapView(index, { filters, text: '', zoom: (i % 45) / 2 });
      const expectedIds = findMatching(filters);
      expect(view.total).toBe(expectedIds.length);
      expect(countAll(view)).toBe(expectedIds.length);
      expect(view.clusters.every(({ total }) => total >= 2)).toBe(true);
      expect(view.dots.length === 0 || view.pins.length === MAX_PINS).toBe(true);
    }
  });

  it('describes a cluster: count, lowest price, and place', () => {
    const { clusters } = buildMapView(index, { ...ALL, zoom: 8 });
    expect(clusters.length).toBeGreaterThan(4);
    for (const { box, total, min_price, lat, lng } of clusters) {
      const inside = active.filter((listing) => containsPoint(box, toPoint(listing)));
      expect(inside.length).toBeGreaterThanOrEqual(total);
      expect(inside.map(({ price }) => price)).toContain(min_price);
      expect(containsPoint(box, { lat, lng })).toBe(true);
    }
    expect(clusters.map(({ total }) => total)).toEqual(clusters.map(({ total }) => total).sort((a, b) => b - a));
  });

  it('returns the box of a cluster as a filter that finds its listings', () => {
    const [fullest] = buildMapView(index, { ...ALL, zoom: 10 }).clusters;
    if (!fullest) throw new Error('There is no cluster.');
    expect(buildMapView(index, { ...ALL, filters: { box: fullest.box } }).total).toBeGreaterThanOrEqual(fullest.total);
  });

  it('returns listings of one point as a cluster whose box contains only them', () => {
    const { clusters } = buildMapView(index, { ...ALL, filters: { box: '29.99,30.99,30.01,31.01' }, zoom: 17 });
    const [point] = clusters.filter(({ lat, lng }) => lat === CITY.lat && lng === CITY.lng);
    if (!point) throw new Error('There are no homes at one point.');
    const { south, west, north, east } = parseBox(point.box) ?? { south: 0, west: 0, north: 1, east: 1 };
    expect(Math.max(north - south, east - west)).toBeLessThan(3e-5);
    expect(buildMapView(index, { ...ALL, filters: { box: point.box } }).total).toBe(point.total);
  });

  it('keeps clusters stable while panning, if they are inside both boxes', () => {
    const view = (box: string) => buildMapView(index, { filters: { box }, text: '', zoom: 9 }).clusters;
    const [before, after] = [view('29,30,31,31.9'), view('29,30.01,31,31.95')];
    const listMiddle = (cluster: { box: string }) => containsPoint('29.3,30.5,30.7,31.5', { ...parse(cluster.box) });
    expect(before.filter(listMiddle).length).toBeGreaterThan(3);
    expect(after.filter(listMiddle)).toEqual(before.filter(listMiddle));
  });

  it('shows paid ads as pins first, then the newest', () => {
    const box = '29.4,30.4,30.2,31.2';
    const view = buildMapView(index, { filters: { box, action: 'forsell' }, text: '', zoom: 12 });
    expect(view.dots.length).toBeGreaterThan(0);
    const aloneIds = new Set([...view.pins, ...view.dots].map(({ id }) => id));
    const best = active
      .filter(({ id }) => aloneIds.has(id))
      .sort((a, b) => b.ranking - a.ranking || +b.created_at - +a.created_at || (a.id < b.id ? 1 : -1));
    expect(view.pins.map(({ id }) => id)).toEqual(best.slice(0, MAX_PINS).map(({ id }) => id));
  });

  it('clusters few listings only if they are at one point', () => {
    const filters = { city: [1], action: 'forsell' as const, type: 'housing' as const };
    const view = buildMapView(index, { filters, text: '', zoom: 3 });
    const listings = findMatching(filters);
    const atCity = listings.filter(({ lat }) => lat === null);
    expect(listings.length).toBeLessThan(340);
    expect(view.clusters).toHaveLength(atCity.length > 1 ? 1 : 0);
    expect(countAll(view)).toBe(listings.length);
    for (const { box } of view.clusters) expect(containsPoint(box, CITY)).toBe(true);
  });

  it('returns the bounds of all results in any view', () => {
    const viewElsewhere = buildMapView(index, { ...ALL, filters: { box: '22,25,23,26' } });
    expect(viewElsewhere).toMatchObject({ total: 0, clusters: [], pins: [], dots: [] });
    expect(active.every((listing) => containsPoint(viewElsewhere.extent ?? '', toPoint(listing)))).toBe(true);
    expect(buildMapView(index, { ...ALL, filters: { max_price: 1 } })).toMatchObject({ total: 0, extent: null });
    expect(buildMapView(index, { ...ALL, text: 'nothingofthekind' })).toEqual(buildMapView(index, ALL));
  });

  it('searches for text', () => {
    const garden = active.filter((listing) => listing.title_words.includes('garden'));
    expect(buildMapView(index, { ...ALL, text: 'garden' }).total).toBe(garden.length);
  });

  it('limits the answer if the box is large for its zoom', () => {
    const view = buildMapView(index, { filters: { box: '-90,-180,90,180' }, text: '', zoom: 22 });
    expect(view.total).toBe(active.length);
    expect(view.clusters.length + view.pins.length + view.dots.length).toBeLessThan(100);
  });
});

function parse(text: string) {
  const box = parseBox(text);
  return { lat: ((box?.south ?? 0) + (box?.north ?? 0)) / 2, lng: ((box?.west ?? 0) + (box?.east ?? 0)) / 2 };
}
