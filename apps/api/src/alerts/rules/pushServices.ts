/** Hosts of the browsers' push services. Clients send their service's address; other hosts are refused. */
const HOST_PATTERNS = [
  /^(?:fcm|android)\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return HOST_PATTERNS.some((hostPattern) => hostPattern.test(url.hostname));
}
