import { toRemarks } from './remarks.ts';

/** Amenities of resort villages, as noun phrases. */
export const RESORT_AMENITIES = toRemarks([
  ['شاطئ خاص برمل ناعم', 'a private beach of fine sand'],
  ['لاجون للسباحة', 'a swimming lagoon'],
  ['حمام سباحة للأطفال', "a children's pool"],
  ['ممشى بمطاعم تفتح حتى الفجر', 'a promenade with restaurants open till dawn'],
  ['كلوب هاوس بملاعب بادل', 'a clubhouse with padel courts'],
  ['أمن وكروت دخول', 'guards with entry cards'],
  ['سوبر ماركت داخل القرية', 'a supermarket inside the village'],
  ['طفطف إلى الشاطئ', 'a buggy to the beach'],
  ['عيادة ومسعف طول الصيف', 'a clinic staffed all summer'],
  ['رصيف للقوارب الصغيرة', 'a jetty for small boats'],
]);

/** Views besides the sea. */
export const RESORT_VIEWS = toRemarks([
  ['اللاجون', 'the lagoon'],
  ['حمام السباحة', 'the pool'],
  ['الحدائق', 'the gardens'],
  ['الممشى', 'the promenade'],
]);

/** Remarks of summer residents, as whole sentences. */
export const COASTAL_NOTES = toRemarks([
  ['من التراس تسمع البحر ولا تسمع الطريق.', 'From the terrace you hear the sea and not the road.'],
  ['المياه هنا هادئة وتنزل بالتدريج، مريحة للأطفال.', 'The water here is calm and shelves slowly, good with children.'],
  [
    'كل الغرف مكيفة، والتراس يسع سفرة كاملة.',
    'Every room is air-conditioned, and the terrace takes a full dining table.',
    'furnished',
  ],
  [
    'الفرش بسيط لا يتعب من الرمل والملح.',
    'It is furnished with simple things that do not mind sand and salt.',
    'furnished',
  ],
  ['الغروب من هنا يستحق السفر وحده.', 'The sunset alone is worth the drive.'],
  ['المكان مغلق معظم السنة وحالته كالجديد.', 'It is shut most of the year and as good as new.', 'livedIn', 'sale'],
  [
    'الصيانة تُدفع مرة في السنة ومسددة حتى الصيف القادم.',
    'The yearly service charge is paid up to next summer.',
    'sale',
    'resort',
  ],
  [
    'يطلب المصطافون المكان كل يوليو، وآخر موسم كان محجوزًا بالكامل.',
    'Summer visitors ask for it every July; last season was booked out.',
    'sale',
  ],
  ['الوصول من الطريق الجديد دون المرور وسط المدينة.', 'You come in from the new road without crossing the town.'],
  ['مكان السيارة أمام الباب ومظلل.', 'The car stands in the shade at the door.'],
  ['دش خارجي بجوار المدخل لغسل الرمل.', 'There is an outdoor shower by the entrance for the sand.', 'finished'],
  ['الجيران نفس العائلات كل صيف.', 'The neighbours are the same families every summer.', 'livedIn'],
  [
    'شباك غرفة المعيشة يفتح بالكامل، والهواء يغني عن التكييف ليلًا.',
    'The living-room window opens wide, and at night the breeze does the cooling.',
    'finished',
  ],
  ['الأولاد يخرجون ويلعبون وحدهم بلا قلق.', 'Children go out and play on their own without a worry.', 'resort'],
  ['الرطوبة قليلة لأن الهواء لا ينقطع.', 'The breeze never stops, so it stays dry.'],
]);

export const RED_SEA_NOTES = toRemarks([
  ['الشعاب على بعد سباحة قصيرة من الشاطئ.', 'The reef is a short swim from the beach.'],
  ['مركز غوص على الشاطئ نفسه.', 'There is a dive centre on the beach itself.'],
  ['الشتاء هنا دافئ والمكان يعيش طول السنة.', 'Winters are warm here and the place lives all year.'],
  ['الجبل خلفك والبحر أمامك.', 'The mountain is behind you and the sea in front.'],
  ['المكان يصلح للإيجار للأجانب بعقود طويلة.', 'It lets well to foreigners on long contracts.', 'sale'],
  ['المطار قريب دون أن تسمع الطائرات.', 'The airport is near, though you do not hear the planes.'],
]);

export const LAKE_NOTES = toRemarks([
  [
    'البحيرة على مرمى البصر، والطيور المهاجرة تزورها في الشتاء.',
    'The lake lies in view, and migrating birds come in winter.',
  ],
  ['المكان يصلح لمن يريد الهدوء في نهاية الأسبوع.', 'It is for people who want quiet at the weekend.'],
  ['ساعتان من القاهرة ولا زحام مثل الساحل.', 'Two hours from Cairo, and none of the crowds of the North Coast.'],
]);

export const SEASON_TERMS = toRemarks([
  ['الإيجار للشهر في موسم الصيف، وأقل أسبوع متصل.', 'The rent is for a month in season; a week is the least.'],
  [
    'السعر لشهر كامل، ويقل كثيرًا بعد منتصف سبتمبر.',
    'The price is for a full month and drops well after mid-September.',
  ],
  ['تأمين مسترد عند تسليم المفتاح.', 'The deposit comes back with the key.'],
  ['عائلات فقط حسب لائحة القرية.', 'Families only, by the rules of the village.'],
  ['كروت الشاطئ لستة أفراد شاملة.', 'Beach cards for six are included.'],
  ['النظافة قبل الوصول وبعد المغادرة علينا.', 'We clean before you come and after you go.'],
]);
export const YEARLY_COAST_TERMS = toRemarks([
  ['عقد سنوي، ولا يؤجر باليوم.', 'Yearly contract; not let by the day.'],
  ['السعر للإقامة الطويلة من ثلاثة أشهر.', 'The price is for long stays, from three months.'],
  ['الإنترنت والمياه ضمن الإيجار.', 'Internet and water are in the rent.'],
  ['مناسب لمن يعمل عن بعد.', 'It suits people who work remotely.'],
  ['تأمين شهر واحد مسترد.', 'One month of deposit, refundable.'],
]);
