import { describe, expect, it } from 'vitest';
import { buildPanelHref, getOpenPanel, getPanelItem, removePanel } from './panelUrl.ts';

describe('the address of a panel', () => {
  it('names it and keeps the rest of the query', () => {
    expect(buildPanelHref('/listing', '?type=housing', 'filters')).toBe('/listing?type=housing&slider=filters');
    expect(getOpenPanel('?type=housing&slider=filters')).toBe('filters');
  });
  it('contains one panel at a time', () => {
    expect(buildPanelHref('/', '?slider=menu', 'login')).toBe('/?slider=login');
  });
  it('may contain a parameter, which another panel drops', () => {
    const href = buildPanelHref('/myproperties', '?state=2', 'delete-property', 'a1');
    expect(href).toBe('/myproperties?state=2&slider=delete-property&item=a1');
    const search = href.slice('/myproperties'.length);
    expect(getPanelItem(search)).toBe('a1');
    expect(buildPanelHref('/myproperties', search, 'menu')).toBe('/myproperties?state=2&slider=menu');
    expect(removePanel(search)).toBe('state=2');
  });
  it('is the page itself again without it', () => {
    expect(removePanel('?type=housing&slider=filters')).toBe('type=housing');
    expect(removePanel('?slider=menu')).toBe('');
    expect(getOpenPanel('')).toBeNull();
  });
});
