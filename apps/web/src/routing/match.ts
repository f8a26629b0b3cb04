/** A path pattern such as `/property-:id`, `/plans/*` or `/rent`, matched without regard to case. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    })
    .replace(/\/\*$/, '(?:/.*)?');
  const found = new RegExp(`^${source}/?$`, 'i').exec(pathname);
  if (!found) return null;
  return Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
