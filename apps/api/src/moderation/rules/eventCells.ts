import { type ModerationEvent, REFUSAL_REASONS, REPORT_REASONS } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { moderation as ar } from '@mashrabiya/i18n/ar/moderation';
import { moderation as en } from '@mashrabiya/i18n/en/moderation';

const TEXTS = { ar, en };

function formatReason(reason: string, { kind }: Pick<ModerationEvent, 'kind'>, language: Language): string {
  const { reason: refusals, reported, people } = TEXTS[language];
  if (kind === 'role_changed') return people.roles[reason as keyof typeof people.roles] ?? reason;
  const refusal = REFUSAL_REASONS.find((candidate) => candidate === reason);
  if (refusal) return refusals[refusal];
  const report = REPORT_REASONS.find((candidate) => candidate === reason);
  return report ? reported[report] : reason;
}

export const formatEventColumns = (language: Language): string[] => {
  const { at, kind, actor, ad, adId, person, reasons, note } = TEXTS[language].log.column;
  return [at, kind, actor, ad, adId, person, reasons, note];
};

export function formatEventCells(event: ModerationEvent, language: Language): string[] {
  const { kind, actor, property, seller, reasons, note, at } = event;
  return [
    at,
    TEXTS[language].log.kind[kind],
    actor ?? '',
    property?.address ?? '',
    property?.id ?? '',
    seller?.name ?? '',
    reasons.map((reason) => formatReason(reason, event, language)).join('; '),
    note,
  ];
}
