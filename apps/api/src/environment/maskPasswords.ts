const MASK = '***';

/** Query parameters in which PostgreSQL and mail clients accept secrets. */
const SECRET_PARAMETER = /pass|secret|token|key/i;

/** Hides the passwords of URLs that are separated by commas; undefined if one has no host, and so no known password. */
export function maskUrls(text: string): string | undefined {
  const urls = text.split(',').map((part) => URL.parse(part.trim()));
  return urls.some((url) => !url?.host) ? undefined : urls.map((url) => url && maskUrl(url)).join(', ');
}

function maskUrl(url: URL): string {
  if (url.password) url.password = MASK;
  for (const name of [...url.searchParams.keys()]) if (SECRET_PARAMETER.test(name)) url.searchParams.set(name, MASK);
  return url.href;
}

export const maskLogins = (text: string): string => text.replace(/:\/\/\S*@/g, `://${MASK}@`);
