import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

type Texts = readonly [nameAr: string, nameEn: string, descriptionAr: string, descriptionEn: string];

/** Texts of the initial plans in migration 019, each with its replacement. */
const REWRITTEN: readonly (readonly [from: Texts, to: Texts])[] = [
  [
    ['تجربة مجانية', 'Free trial', 'جرّب النشر دون أن تدفع شيئًا.', 'Try posting without paying anything.'],
    ['تجربة مجانية', 'Free trial', 'رصيد إعلانات مجاني مع كل حساب جديد.', 'Free ad credits with every new account.'],
  ],
  [
    ['الأساسية', 'Basic', 'لمن يعرض أكثر من عقار.', 'For those with more than one home to show.'],
    ['العادية', 'Basic', 'لمن يعرض أكثر من عقار.', 'For more than one listing.'],
  ],
  [
    ['سوبيريور', 'Superior', 'أول ما يراه الباحث عن بيت.', 'The first thing that people who look for a home see.'],
    ['سوبيريور', 'Superior', 'أول ما يراه الباحث عن عقار.', 'Seen first by people looking for a home.'],
  ],
  [
    ['إيليت', 'Elite', 'مكان بارز بعد إعلانات سوبيريور.', 'A place of note, right after superior ads.'],
    ['إيليت', 'Elite', 'بعد إعلانات سوبيريور مباشرة.', 'Right after Superior ads.'],
  ],
  [
    ['إعلان عادي', 'Basic ad', 'إعلان واحد لمدة ثلاثين يومًا.', 'One ad for thirty days.'],
    ['إعلان عادي', 'Basic ad', 'إعلان واحد لمدة 30 يومًا.', 'One ad for 30 days.'],
  ],
  [
    ['إعلان إيليت', 'Elite ad', 'إعلان واحد في مكان بارز.', 'One ad in a place of note.'],
    ['إعلان إيليت', 'Elite ad', 'إعلان واحد في مكان بارز.', 'One ad in a top spot.'],
  ],
  [
    ['إعلان سوبيريور', 'Superior ad', 'إعلان واحد في أول القائمة.', 'One ad at the top of the list.'],
    ['إعلان سوبيريور', 'Superior ad', 'إعلان واحد في أول النتائج.', 'One ad at the top of results.'],
  ],
];

/**
 * Supersedes initial plan versions by versions with other texts and the same content and price. Past versions are
 * immutable, and orders refer to them. A superseding version starts with the one that it replaces, so the later
 * versions of the finance role stay in force, and the clock of the database does not matter.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [from, to] of REWRITTEN)
    await sql`insert into plan_version
      (id, plan_id, kind, name_ar, name_en, description_ar, description_en, basic, elite, superior, price, valid_days,
        on_sale, valid_from, created_at)
      select gen_random_uuid(), plan_id, kind, ${to[0]}, ${to[1]}, ${to[2]}, ${to[3]}, basic, elite, superior, price,
        valid_days, on_sale, valid_from, now()
      from plan_version
      where created_by is null
        and row(name_ar, name_en, description_ar, description_en) = row(${sql.join(from)})`.execute(db);
}
