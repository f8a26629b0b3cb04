import { type Remark, toRemarks } from './remarks.ts';

/** Remarks for each trade, as whole sentences, by subcategory. */
export const INDUSTRY_NOTES: Readonly<Record<string, readonly Remark[]>> = {
  buildingMaterials: toRemarks([
    [
      'خط بلاط وإنترلوك يعمل ويُباع مع المكان أو بدونه.',
      'A paving-block line runs there and goes with the place or without it.',
    ],
    ['ساحة تشوين خرسانة تتحمل اللوادر.', 'The concrete yard carries loaders.'],
    ['صوامع أسمنت وميزان بسكول على الباب.', 'Cement silos, and a weighbridge at the gate.'],
  ]),
  autoIndustry: toRemarks([
    ['فرن دهان وحفر صيانة وكبسولة ضبط زوايا.', 'It has a paint oven, service pits and a wheel-alignment bay.'],
    ['التشغيل الحالي تجميع قطع غيار لمصنع قريب.', 'It assembles parts for a plant nearby.'],
    ['أرضيات إيبوكسي ومصارف زيوت منفصلة.', 'Epoxy floors, with separate oil drains.'],
  ]),
  tobacco: toRemarks([
    ['صالة خلط معسل ومخازن مضبوطة الرطوبة.', 'A molasses-blending hall, and stores with controlled humidity.'],
    ['اشتراطات مصلحة الجمارك على التبغ مستوفاة.', 'It meets the customs rules for tobacco.'],
  ]),
  leather: toRemarks([
    [
      'براميل دباغة وصرف معالج يوافق البيئة.',
      'Tanning drums, and treated drainage that passes the environment office.',
    ],
    ['عنبر قص وتفصيل ومخزن جلد خام مبرد.', 'A cutting hall, and a cooled store for raw hides.'],
    ['ورشة شنط وأحذية بماكيناتها لمن يريد.', 'A bag and shoe workshop, with its machines if you want them.'],
  ]),
  electronicIndustries: toRemarks([
    ['صالة تجميع مضادة للكهرباء الساكنة.', 'The assembly room is protected against static.'],
    ['تكييف مركزي وفلترة هواء في خط الإنتاج.', 'The line is centrally cooled, with filtered air.'],
  ]),
  electrical: toRemarks([
    [
      'النشاط السابق لوحات توزيع وكابلات، والقواعد موجودة.',
      'It made switchboards and cable, and the machine beds remain.',
    ],
    ['معمل اختبار صغير بجوار الصالة.', 'A small test room adjoins the hall.'],
  ]),
  chemical: toRemarks([
    ['خزانات وأرضيات مقاومة للأحماض وأحواض احتواء.', 'Tanks, acid-proof floors and bunded basins.'],
    [
      'موافقة بيئية فئة ب سارية، ومسافات الأمان محفوظة.',
      'The environmental approval is current, and safety distances are kept.',
    ],
    ['منظفات وبويات: الترخيص يشمل النشاطين.', 'The licence covers detergents and paints.'],
  ]),
  pharmaceutical: toRemarks([
    ['غرف نظيفة ومسارات منفصلة للخام والمنتج.', 'Clean rooms, with separate ways for raw material and product.'],
    [
      'كل شيء جاهز لمعاينة هيئة الدواء، والرسومات معتمدة.',
      'It is ready for the drug authority, with approved drawings.',
    ],
  ]),
  mechanical: toRemarks([
    ['مخارط وفرايز على قواعدها، تُعرض وحدها.', 'Lathes and mills stand on their beds, priced apart.'],
    ['المكان يصلح لتشكيل معادن أو ماكينات سي إن سي.', 'It would suit metal forming or a CNC shop.'],
  ]),
  deliveryServices: toRemarks([
    ['ساحة دوران تريلات ومكتب حركة على الباب.', 'A turning yard for trailers, with the dispatch office at the gate.'],
    ['على بعد دقائق من الطريق الإقليمي.', 'The regional ring road is minutes away.'],
    ['أرفف تخزين حتى تسعة أمتار تبقى في المكان.', 'Racking to nine metres stays in place.'],
  ]),
  engineering: toRemarks([
    ['صالة إنشاءات معدنية برافعة تغطي الطول كله.', 'A steel-fabrication hall whose crane runs the full length.'],
    ['ورش لحام ودهان منفصلة عن صالة التجميع.', 'Welding and paint shops lie apart from assembly.'],
  ]),
  foodstuffs: toRemarks([
    ['حوائط ساندوتش بانل وأرضيات قابلة للغسيل.', 'Sandwich-panel walls and floors that wash down.'],
    [
      'غرفتا تجميد وتبريد، ورخصة سلامة الغذاء سارية.',
      'One freezer and one cold room; the food-safety licence is current.',
    ],
    ['خط تعبئة بقوليات متوقف منذ الموسم الماضي.', 'A pulse-packing line has stood idle since last season.'],
  ]),
  furniture: toRemarks([
    ['مناشر وشفط نشارة ومخزن أخشاب مهوى.', 'Saws, dust extraction and an aired timber store.'],
    ['صالة دهان منفصلة بستارة مياه.', 'The spray room is separate, with a water curtain.'],
    ['معرض صغير على الشارع أمام الورشة.', 'A small showroom fronts the workshop on the street.'],
  ]),
  moreThanActivity: toRemarks([
    ['الترخيص لأكثر من نشاط: غذائي وهندسي وتخزين.', 'It is licensed for several uses: food, engineering and storage.'],
    ['ثلاثة عنابر يمكن تشغيل كل واحد وحده.', 'Three bays, each of which can run on its own.'],
  ]),
  anotherActivity: toRemarks([
    [
      'النشاط السابق مطبعة، والأرضيات تتحمل الماكينات الثقيلة.',
      'It was a printing works, and the floors bear heavy machines.',
    ],
    [
      'المكان يصلح لتدوير بلاستيك أو تعبئة، بعد تعديل الرخصة.',
      'It could recycle plastic or pack goods, once the licence is changed.',
    ],
  ]),
  without: toRemarks([
    ['بلا نشاط بعد، والرخصة تُستخرج باسم المشتري.', 'No activity yet; the licence is issued in your name.', 'sale'],
    ['مبنى جديد لم يدخله خط إنتاج.', 'A new building that no line has run in.'],
  ]),
  spinningAndWeaving: toRemarks([
    ['أنوال دائرية على الخط، وضاغط هواء مركزي.', 'Circular looms on line, with central compressed air.'],
    ['رطوبة الصالة مضبوطة للغزل القطني.', 'The hall is humidified for cotton yarn.'],
    ['عنبر صباغة بصرف معالج.', 'A dye house with treated drainage.'],
  ]),
};

/** Remarks for any factory, as whole sentences. */
export const WORKS_NOTES = toRemarks([
  ['السجل الصناعي ورخصة التشغيل ساريان.', 'The industrial register and operating licence are both current.'],
  ['الحماية المدنية معتمدة وشبكة الإطفاء تعمل.', 'The fire certificate is approved and the hydrants work.'],
  [
    'العمالة متوفرة في المنطقة، وأتوبيسات العمال تقف على الناصية.',
    "Labour is easy to find here, and the workers' buses stop at the corner.",
  ],
  ['يمكن التوسع في الأرض الخلفية ضمن الملكية.', 'There is room to extend on the land behind, which belongs to it.'],
  ['أقرب محطة وقود وبنك داخل المنطقة نفسها.', 'Fuel and a bank are inside the same zone.'],
  ['مستحقات جهاز المدينة مسددة بالكامل.', 'All dues to the city authority are paid.', 'newCity'],
  ['السور كامل وغرفة الأمن على البوابة.', 'It is fully walled, with a guard room at the gate.'],
  ['الميناء على طريق مباشر دون دخول المدينة.', 'The road to the port does not cross the city.'],
]);

export const WORKS_SALE_TERMS = toRemarks([
  ['البيع للمبنى والأرض بدون الماكينات.', 'Land and building are for sale, without the machines.'],
  ['يمكن نقل التخصيص خلال شهر من جهاز المدينة.', 'The allocation can be transferred within a month.', 'newCity'],
  ['المعاينة بموعد أثناء الوردية الأولى.', 'View by appointment, during the first shift.'],
  ['السعر قابل للتفاوض للدفع النقدي.', 'The price is open to talk for cash.'],
]);
export const WORKS_RENT_TERMS = toRemarks([
  ['عقد ثلاث سنوات بتأمين ثلاثة أشهر.', 'Three-year lease, three months of deposit.'],
  ['شهر سماح لتركيب الخطوط.', 'One month free to set up your lines.'],
  ['يمكن إيجار نصف المساحة.', 'Half of the area can be let on its own.'],
  ['زيادة سنوية 8% والعقد موثق.', 'Eight percent a year, notarised contract.'],
]);
