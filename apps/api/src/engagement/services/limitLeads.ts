import type { ContextOf } from '../../app/bind.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { visitorOf } from './visitor.ts';

/** More numbers than anybody calls in an hour: who asks for more gathers them. */
const LEADS_AN_HOUR = 60;

/** Counts that a visitor asks for somebody's number, of whatever page; refuses who gathers them. Gives the visitor's hash. */
export async function limitLeads(context: ContextOf<'addLead'>): Promise<string> {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const { hash, newCookie } = visitorOf(request, isSecure, user);
  const ofVisitor = { key: hashOf(`lead ${hash}`), times: LEADS_AN_HOUR, windowMs: HOUR_MS };
  await useLimits(db, [ofVisitor, ...limitsOf('lead', client, LEADS_AN_HOUR)], now);
  if (newCookie) setCookie(newCookie);
  return hash;
}
