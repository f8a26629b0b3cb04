import type { ContextOf } from '../../app/bind.ts';

/** Counts that a visitor asks for somebody's number, of whatever page; refuses who gathers them. Gives the visitor's hash. */
export async function limitLeads({ visitor, setCookie, countUse }: ContextOf<'addLead'>): Promise<string> {
  await countUse('lead');
  const { hash, newCookie } = visitor();
  if (newCookie) setCookie(newCookie);
  return hash;
}
