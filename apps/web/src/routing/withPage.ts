/** Query of the same list from another page on; keeps other parameters verbatim. */
export function withPage(search: string, page: number): string {
  const otherParameters = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('page='));
  const parts = page > 1 ? [...otherParameters, `page=${page}`] : otherParameters;
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
