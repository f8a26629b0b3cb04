import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { CITIES, PLACES, subcategoryId } from './fixtures/reference.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('Sentences', (open) => {
  const api = createFixtureApi(open);
  const interpret = (q: string) => api.client.fetchAnswer('interpret', `/interpret?q=${encodeURIComponent(q)}`);
  const maadi = { gover: PLACES.cairo.id, city: [CITIES.maadi.id] };

  it('become filters', async () => {
    expect(await interpret('شقة 3 غرف في المعادي أقل من 5 مليون')).toEqual({
      filters: {
        type: 'housing',
        subcategory_id: subcategoryId('housing', 'apartment'),
        bedrooms: [3],
        ...maadi,
        max_price: 5_000_000,
        action: 'forsell',
      },
      text: '',
      prefer: '',
      understood: true,
    });
    expect(await interpret('villa new cairo installments 4 beds')).toEqual({
      filters: {
        type: 'housing',
        subcategory_id: subcategoryId('housing', 'villa'),
        gover: PLACES.cairo.id,
        city: [CITIES.newCairo.id],
        payment: 'installment',
        bedrooms: [4],
      },
      text: '',
      prefer: '',
      understood: true,
    });
  });

  it('keep names as text, and other words as preferences for the order', async () => {
    expect(await interpret('شقة هادية في المعادي')).toMatchObject({ filters: maadi, text: '', prefer: 'هادية' });
    expect(await interpret('شقة تقسيط في مرواز بارك')).toMatchObject({ text: 'مرواز بارك', prefer: '' });
    expect(await interpret('مرواز بارك')).toEqual({ filters: {}, text: 'مرواز بارك', prefer: '', understood: false });
    expect(await interpret('')).toEqual({ filters: {}, text: '', prefer: '', understood: false });
  });

  it('become filters that find matching listings', async () => {
    const { filters } = await interpret('apartment in maadi up to 2 million');
    const { allData, total_properties } = await api.client.search({ data: filters });
    expect(total_properties).toBeGreaterThan(0);
    expect(allData.every(({ city, price }) => city === CITIES.maadi.id && (price ?? 0) <= 2_000_000)).toBe(true);
  });

  it('are refused when missing, too long or with other fields', async () => {
    expect(await api.client.fetchRefusal('/interpret')).toMatchObject({ status: 422, faults: ['required_field q'] });
    expect(await api.client.fetchRefusal(`/interpret?q=${'م'.repeat(201)}`)).toMatchObject({
      faults: ['text_too_long q'],
    });
    expect(await api.client.fetchRefusal('/interpret?q=a&q=b')).toMatchObject({
      status: 422,
      faults: ['invalid_field q'],
    });
  });
});
