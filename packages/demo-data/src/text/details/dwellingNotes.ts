import { toRemarks } from './remarks.ts';

/** Insider remarks about flats, as whole sentences. */
export const FLAT_NOTES = toRemarks([
  [
    'الشمس تدخل الريسبشن حتى العصر، وغرف النوم تبقى طرية في الصيف.',
    'The living room has sun until mid-afternoon, and the bedrooms stay cool in summer.',
  ],
  [
    'التقسيم عملي: لا ممرات ضائعة ولا غرفة بلا شباك.',
    'The plan wastes nothing: no long corridor and no room without a window.',
  ],
  ['المطبخ واسع يكفي لمائدة إفطار صغيرة.', 'The kitchen is wide enough for a small breakfast table.'],
  [
    'الهواء يمر من الأمام للخلف فلا تحتاج التكييف إلا في أغسطس.',
    'Air passes from front to back, so the air conditioning only runs in August.',
  ],
  [
    'غرفة النوم الرئيسية بحمام وبعيدة عن صوت الشارع.',
    'The main bedroom has its own bathroom and lies away from the street.',
    'severalBathrooms',
  ],
  ['الريسبشن مستطيل منتظم يسهل فرشه.', 'The reception is one clean rectangle that is easy to furnish.'],
  ['المساحة صافية تقريبًا، فنسبة التحميل صغيرة.', 'Very little of the area is lost to shared parts.'],
  [
    'غرفتان على الواجهة والباقي على الجنب الهادئ.',
    'Two rooms face the front and the rest lie on the quiet side.',
    'severalBedrooms',
  ],
  ['شباكان في الريسبشن، واحد على كل ناحية.', 'The reception has two windows, one on each side.'],
  ['كل غرفة لها شباك على الخارج، ولا شيء على منور.', 'Every room looks outside; none is on a light well.'],
  ['الممر قصير وفيه مكان لدولاب كبير.', 'The corridor is short, with room for a large wardrobe.'],
  [
    'المطبخ بجوار الباب، فلا تمر بالمشتريات وسط البيت.',
    'The kitchen is by the door, so the shopping never crosses the house.',
  ],
  ['غرفة الأولاد تسع سريرين ومكتبًا.', "The children's room takes two beds and a desk.", 'severalBedrooms'],
  [
    'تكييف واحد في الصالة يكفي المكان كله.',
    'One air conditioner in the living room does for the whole place.',
    'finished',
  ],
  ['الضوء داخل من ناحيتين طول النهار.', 'Light comes in from two sides all day.'],
  ['الحمامات كلها بشبابيك، وهذا نادر.', 'Every bathroom has a window, which is rare.', 'severalBathrooms'],
  ['الباب بعيد عن حركة السلم فلا ضوضاء.', 'The front door is away from the traffic of the stairs, so it stays quiet.'],
  ['ركن السفرة منفصل عن الجلوس بنصف حائط.', 'A half wall sets the dining corner apart from the sitting area.'],
  [
    'الشارع هادئ بعد المغرب وركن السيارة ليس مشكلة.',
    'The street is quiet after sunset and parking is never a fight.',
    'street',
  ],
  [
    'السوق والصيدلية والفرن تحت البيت، وفي الداخل لا تسمع منهم شيئًا.',
    'Market, pharmacy and bakery are downstairs, and you hear none of them from inside.',
    'street',
  ],
  ['العمارة شقتان فقط في كل دور.', 'There are only two flats to a floor.', 'street'],
  [
    'المكان يصلح سكنًا أو عيادة، وله باب ثانٍ على السلم.',
    'It works as a home or a practice, with a second door on the stairs.',
    'street',
  ],
  [
    'شباك المطبخ على منور واسع، والتهوية ممتازة.',
    'The kitchen window gives on a wide light well and airs well.',
    'street',
  ],
  [
    'البلكونة على الشارع والغرف على الناحية الهادئة.',
    'The balcony is on the street and the bedrooms on the quiet side.',
    'street',
  ],
  ['الجراج أسفل العمارة بمكان محجوز.', 'A reserved space in the garage below goes with it.', 'street'],
  [
    'البلكونة تسع أربعة كراسي، وفيها نقعد كل مساء.',
    'The balcony takes four chairs, and that is where the evenings are spent.',
    'livedIn',
  ],
  [
    'الجيران عائلات مقيمة من أول ما سُكنت العمارة.',
    'The neighbours are families who have been here since the building opened.',
    'livedIn',
  ],
  [
    'الأسقف عالية، وهذا لم يعد موجودًا في العمارات الجديدة.',
    'The ceilings are high, which new buildings no longer give you.',
    'livedIn',
  ],
  [
    'كل السباكة تغيرت، والفواتير محفوظة لمن يحب أن يراها.',
    'All the plumbing was replaced, and the bills are there to see.',
    'livedIn',
  ],
  ['مدخل العمارة نظيف والسلم منور ليل نهار.', 'The entrance is clean and the stairs are lit day and night.', 'livedIn'],
  ['عداد الكهرباء كارت وباسم المالك.', "The electricity meter is prepaid and in the owner's name.", 'livedIn'],
  ['سكنت هنا عائلة واحدة منذ البناء.', 'One family has lived here since it was built.', 'livedIn'],
  ['الدهان من شهرين، ولم يُسكن المكان بعده.', 'It was painted two months ago and has stood empty since.', 'livedIn'],
  [
    'الأبواب خشب قديم ثقيل، والصيانة أولًا بأول.',
    'The doors are heavy old wood, and repairs were never put off.',
    'livedIn',
  ],
  ['الدولاب والنجف والستائر تبقى لمن يشتري.', 'Wardrobe, lamps and curtains stay with the flat.', 'sale', 'furnished'],
  [
    'يمكن ضم غرفة إلى الريسبشن بسهولة لأن الحائط غير حامل.',
    'One room opens easily into the reception, since the wall between them carries nothing.',
    'sale',
  ],
  ['لا يوجد جار فوقك، والسطح معزول من سنة.', 'Nobody lives above you, and the roof was waterproofed last year.', 'top'],
  ['آخر دور، والسطح معزول حرارة ورطوبة.', 'It is the top floor, with the roof insulated against heat and damp.', 'top'],
]);

/** Insider remarks about houses with a garden and distant neighbours, as whole sentences. */
export const VILLA_NOTES = toRemarks([
  ['لا أحد يكشف الحديقة من أي ناحية.', 'Nobody overlooks the garden from any side.'],
  ['مدخل السيارة يسع سيارتين واحدة خلف الأخرى.', 'The drive takes two cars, one behind the other.'],
  [
    'الصالة الأرضية مفتوحة على الحديقة بباب زجاج طويل.',
    'The ground-floor living room opens on the garden through a long glass door.',
  ],
  [
    'غرفة عاملة منزلية بحمامها ومدخل خدمة منفصل.',
    "There is a maid's room with its bathroom and a separate service entrance.",
  ],
  ['البدروم مهوى ويصلح مكتبًا أو صالة ألعاب.', 'The basement is aired and would make an office or a games room.'],
  [
    'غرف النوم كلها في الدور العلوي، وكل واحدة ببلكونة.',
    'All the bedrooms are upstairs, each with a balcony.',
    'finished',
  ],
  ['السلم الداخلي رخام ونوره طبيعي من أعلى.', 'The inner stair is marble, lit from a skylight.', 'finished'],
  ['الروف عليه برجولة وأماكن شواء.', 'On the roof are a pergola and a place to grill.', 'finished'],
  ['المسافة إلى الجار أكثر من المعتاد في المنطقة.', 'The gap to the next house is wider than usual around here.'],
  [
    'نظام الري أوتوماتيك وبئر الحديقة مستقلة عن مياه الشرب.',
    'Watering is automatic, from a garden supply apart from the drinking water.',
    'finished',
  ],
  ['مكان حمام السباحة محفوظ في التصميم لمن يريد.', 'The plan leaves a place for a pool, should you want one.'],
  [
    'الحديقة مزروعة من سنوات وفيها ليمون ورمان.',
    'The garden has had years to grow and has lemon and pomegranate trees.',
    'livedIn',
  ],
  ['الواجهة حجر هاشمي لا تحتاج دهانًا.', 'The façade is Hashma stone and needs no paint.', 'livedIn'],
  ['شجر الحديقة أطول من السور.', 'The garden trees stand higher than the wall.', 'livedIn'],
]);

export const BUILDING_NOTES = toRemarks([
  ['الأساسات تتحمل دورًا إضافيًا بترخيص.', 'The foundations carry one more storey, with a permit.', 'sale'],
  [
    'مدخل رخام وسلم عريض وشقق كل دور متساوية.',
    'Marble entrance, wide stair, and every floor divided alike.',
    'finished',
  ],
  [
    'العقود كلها قانون جديد ولا إيجار قديم فيها.',
    'All leases are under the new law; none is rent-controlled.',
    'livedIn',
    'sale',
  ],
  ['محلان تحت العمارة يدفعان مصاريفها السنوية.', 'Two shops at street level pay its yearly upkeep.', 'livedIn'],
  [
    'البناء تم بإشراف مكتب هندسي والرسومات موجودة.',
    'It was built under an engineering office, and the drawings come with it.',
  ],
  [
    'لكل شقة عدادها، والسطح ملك العمارة بالكامل.',
    'Each flat has its meters, and the whole roof belongs to the building.',
  ],
  [
    'تصلح لعائلة كبيرة تسكن معًا أو للاستثمار شقة بشقة.',
    'It would suit a large family together, or letting flat by flat.',
    'sale',
  ],
]);

export const HOUSE_NOTES = toRemarks([
  [
    'بيت عائلة بُني على مهل، وكل دور له بابه.',
    'A family house, built without haste, with a door to each floor.',
    'livedIn',
  ],
  ['أمامه مساحة تصلح جنينة صغيرة أو ركنة سيارة.', 'There is ground in front for a small garden or a car.'],
  [
    'السقف خرسانة والحوائط عريضة، دافئ شتاءً وطري صيفًا.',
    'Concrete roof and thick walls keep it warm in winter and cool in summer.',
  ],
  ['على السطح غرفة غسيل وعشة حمام قديمة.', 'On the roof are a laundry room and an old pigeon loft.', 'livedIn'],
  [
    'الدور الأرضي يصلح محلًا أو مخزنًا بباب على الشارع.',
    'The ground floor has a street door and would do as a shop or a store.',
  ],
  [
    'عقد مسجل من الجد إلى الأب، وإعلام الوراثة جاهز.',
    'The deed is registered from grandfather to father, and the inheritance papers are ready.',
    'sale',
  ],
  ['قريب من الأرض ومن البلد في نفس الوقت.', 'It is close to the fields and to the town alike.'],
  ['البئر القديمة في الحوش ما زالت تعمل.', 'The old well in the yard still works.', 'livedIn'],
]);

export const ROOF_NOTES = toRemarks([
  [
    'السطح لك وحدك بمستند، وفيه برجولة وأحواض زرع.',
    'The roof terrace is yours alone on paper, with a pergola and planters.',
    'finished',
  ],
  ['من السطح ترى المدينة كلها وقت الغروب.', 'At sunset you see the whole town from the terrace.'],
  ['الأسانسير يصل إلى باب الروف نفسه.', 'The lift comes up to the door of the roof flat itself.', 'lift'],
  [
    'معزول حرارة ورطوبة بشهادة ضمان خمس سنوات.',
    'It is insulated against heat and damp, with five years of guarantee left.',
  ],
  ['ركن شواء وحوض مياه وإضاءة خارجية.', 'There is a grill corner, a sink and outdoor lighting.', 'finished'],
]);

export const STUDIO_NOTES = toRemarks([
  ['حجمه مناسب لطالب أو موظف في أول حياته.', 'It is the right size for a student or a first job.'],
  [
    'ركن النوم مفصول بدولاب، فلا تنام في الصالة.',
    'A wardrobe screens the bed, so you do not sleep in the living room.',
    'finished',
  ],
  ['المطبخ صغير لكن فيه كل ما يلزم.', 'The kitchen is small but lacks nothing.', 'finished'],
  ['مصاريفه بسيطة وصيانته شهرية ثابتة.', 'It costs little to run, with a fixed monthly service charge.'],
  ['عليه طلب إيجار طول السنة.', 'It lets all year round.', 'sale'],
]);
