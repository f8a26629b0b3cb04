import type { ContextOf } from '../../app/callHandler.ts';

/** Counts a visitor's requests for phone numbers on all pages; refuses scrapers. Returns the visitor's hash. */
export async function limitLeads({ getVisitor, setCookie, countUse }: ContextOf<'addLead'>): Promise<string> {
  await countUse('lead');
  const { hash, newCookie } = getVisitor();
  if (newCookie) setCookie(newCookie);
  return hash;
}
