import type { Finishing } from '@mashrabiya/contract';
import type { BilingualText } from '@mashrabiya/reference';
import { toRemarks } from './remarks.ts';

/** Finishing details, as noun phrases that follow "with". */
export const FINISH_DETAILS: Record<Finishing, readonly BilingualText[]> = {
  unfinished: toRemarks([
    ['واجهة مدهونة وشبابيك ألوميتال', 'a painted façade and aluminium windows'],
    ['تقسيم قابل للتعديل', 'walls that can still be moved'],
    ['طوب أحمر وخرسانة مسلحة سليمة', 'red brick on a sound concrete frame'],
    ['صواعد مياه وصرف جاهزة', 'risers in place for water and drainage'],
    ['باب مصفح مركب', 'a steel front door already fitted'],
    ['مدخل عمارة كامل التشطيب', 'a finished entrance hall downstairs'],
  ]),
  semi_finished: toRemarks([
    ['محارة وحلوق وتأسيس كهرباء وسباكة', 'plaster, door frames, wiring and first-fix plumbing done'],
    ['شبابيك مركبة وأرضيات لم تُركب بعد', 'windows fitted and the floors left to you'],
    ['تأسيس تكييف وغاز ودش مركزي', 'runs laid for air conditioning, gas and satellite'],
    ['لوحة كهرباء مركبة ومواسير معزولة', 'the fuse board in and the pipes insulated'],
    ['عزل حمامات ومطبخ بشهادة ضمان', 'bathrooms and kitchen waterproofed under guarantee'],
    ['أسقف محارة وحوائط جاهزة للدهان', 'plastered ceilings and walls ready for paint'],
  ]),
  finished: toRemarks([
    ['سيراميك في كل الغرف ومطبخ رخام', 'ceramic floors throughout and a marble worktop in the kitchen'],
    ['بورسلين في الريسبشن وأرضيات خشب في غرف النوم', 'porcelain in the reception and wood in the bedrooms'],
    ['حمامات مجددة من المواسير', 'bathrooms redone from the pipes up'],
    ['دهانات جديدة ونجارة سويدي', 'fresh paint and Swedish pine doors'],
    ['سباكة وكهرباء مجددة', 'plumbing and wiring renewed'],
    ['مطبخ خشب وسخان غاز', 'a wooden kitchen and a gas water heater'],
    ['شبابيك ألوميتال دبل جلاس', 'double-glazed aluminium windows'],
    ['أسقف جبس بسيطة وإضاءة مخفية', 'plain gypsum ceilings and hidden lighting'],
    ['سخان وشفاط وقاطوع دش', 'a water heater, an extractor and a glass shower screen'],
  ]),
  luxury: toRemarks([
    ['رخام في الريسبشن وباركيه في غرف النوم', 'marble in the reception and parquet in the bedrooms'],
    ['تكييف مركزي وإضاءة موفرة', 'central air conditioning and low-energy lighting'],
    ['أبواب أرو ومطبخ بوليلاك', 'oak doors and a polylac kitchen'],
    ['أطقم حمامات مستوردة وخلاطات دفن', 'imported sanitary ware and concealed mixers'],
    ['دولاب حائط في كل غرفة وإضاءة مخفية', 'fitted wardrobes in every room and concealed lighting'],
    ['نظام سمارت هوم للإضاءة والتكييف', 'smart control of lights and cooling'],
    ['واجهات زجاج من الأرض إلى السقف', 'floor-to-ceiling glass'],
    ['مشربية خشب تفصل الريسبشن عن السفرة', 'a turned-wood mashrabiya between the reception and the dining room'],
    ['شمسيات كهرباء وستائر بلاك أوت', 'electric shutters and blackout curtains'],
  ]),
  furnished: toRemarks([
    ['عفش حديث وأجهزة كاملة', 'new furniture and every appliance'],
    ['غسالة وثلاجة وبوتاجاز وتكييف في كل غرفة', 'a washing machine, fridge, cooker and air conditioning in each room'],
    ['مراتب جديدة ومفروشات نظيفة', 'new mattresses and clean linen'],
    ['سفرة ستة كراسي وأنتريه ومكتب', 'a table for six, a sofa set and a desk'],
    ['مطبخ مجهز حتى آخر معلقة', 'a kitchen equipped down to the last spoon'],
    ['شاشة وإنترنت منزلي وسخان', 'a television, home internet and a water heater'],
    ['أثاث مودرن بسيط بألوان هادئة', 'simple modern furniture in quiet colours'],
    ['أنتريه ودواليب خشب زان', 'a sofa set and beech wardrobes'],
  ]),
};
