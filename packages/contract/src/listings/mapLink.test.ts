import { describe, expect, it } from 'vitest';
import { parseMapLink, writeMapLink } from './mapLink.ts';

describe('The place in a map link', () => {
  const cairo = { lat: 30.0444, lng: 31.2357 };

  it.each([
    'https://www.google.com/maps?q=30.0444,31.2357',
    'https://maps.google.com/?q=loc:30.0444,+31.2357&z=15',
    'https://www.google.com/maps/@30.0444,31.2357,17z',
    'https://www.google.com/maps/place/Flat/@30.1,31.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d30.0444!4d31.2357',
    'https://www.google.com/maps/place/30.0444,31.2357',
    'https://www.google.com/maps/search/?api=1&query=30.0444%2C31.2357',
    'https://maps.apple.com/?ll=30.0444,31.2357',
    'https://www.openstreetmap.org/?mlat=30.0444&mlon=31.2357#map=12/30/31',
    'https://www.openstreetmap.org/#map=17/30.0444/31.2357',
    'https://www.waze.com/ul?ll=30.0444%2C31.2357&navigate=yes',
  ])('is read from %s', (link) => expect(parseMapLink(link)).toEqual(cairo));

  it('is read as it was written', () => {
    expect(parseMapLink(writeMapLink({ lat: 30.0444, lng: 31.2357 }))).toEqual(cairo);
    expect(parseMapLink(writeMapLink({ lat: -0.0000001, lng: 31.123456 }))).toEqual({ lat: 0, lng: 31.12346 });
  });

  it.each([
    'https://maps.app.goo.gl/AbCdEf',
    'https://www.google.com/maps?q=Cairo',
    'https://www.google.com/maps?q=130.0,31.2',
    'https://example.com/?q=30.0444,31.2357',
    'nonsense',
  ])('is not found in %s', (link) => expect(parseMapLink(link)).toBeNull());
});
