import { toRemarks } from './remarks.ts';

/** Reasons to sell, by the owner in the first person, as whole sentences. */
export const OWNER_REASONS = toRemarks([
  ['أبيع لأني مسافر للعمل بالخارج.', 'I am selling because my work takes me abroad.'],
  ['سبب البيع الانتقال إلى مساحة أكبر مع الأولاد.', 'We are selling to move somewhere larger for the children.'],
  ['أبيع لأني اشتريت أقرب إلى عملي.', 'I am selling because I bought nearer to my work.'],
  ['الأولاد تزوجوا ولم نعد نحتاج كل هذه المساحة.', 'The children have married and we no longer need the space.'],
  ['سبب البيع تقسيم ميراث، وكل الورثة موافقون.', 'It is sold to divide an inheritance, and all the heirs agree.'],
  ['كنت أؤجر المكان ولم أعد متفرغًا لمتابعته.', 'I used to let it and no longer have the time to look after it.'],
  ['اشتريت لأسكن، وتغيرت ظروفي قبل أن أنقل.', 'I bought it to live in, and things changed before I moved.'],
  [
    'أبيع لأكمل ثمن بيت آخر، لذلك أفضل الكاش.',
    'I need the money to finish paying for another place, so I prefer cash.',
  ],
]);

/** Reasons to sell, by a broker, as whole sentences. */
export const BROKER_REASONS = toRemarks([
  ['المالك مسافر وقد ترك توكيلًا رسميًا بالبيع.', 'The owner is abroad and has left a notarised power of attorney.'],
  [
    'المالك اشترى في مكان آخر ويريد البيع خلال شهر.',
    'The owner has bought elsewhere and would like to close within a month.',
  ],
  ['البيع لتصفية شراكة بين أخوين.', 'Two brothers are settling a partnership, hence the sale.'],
  ['من مالك أول، ولأول مرة للبيع.', 'It comes from its first owner and has not been on the market before.'],
  ['السيدة المالكة انتقلت للعيش مع ابنتها.', 'The owner has moved in with her daughter.'],
]);

export const OWNER_SALE_TERMS = toRemarks([
  ['السعر قابل للتفاوض بعد المعاينة.', 'The price can be talked over once you have seen it.'],
  ['السعر نهائي، وأرجو الجدية.', 'The price is final; serious buyers, please.'],
  ['من المالك مباشرة وبدون عمولة.', 'Direct from the owner, with no commission.'],
  ['العقد مسجل وجاهز لنقل الملكية فورًا.', 'The title is registered and can be transferred at once.'],
  ['المعاينة مساءً بعد السابعة أو يوم الجمعة.', 'Viewings after seven in the evening, or on Fridays.'],
  ['أقبل التقسيط لستة أشهر بشيكات بنكية.', 'I accept six months of bank cheques.'],
  [
    'يُفضل الاتصال بعد العصر، وأرد على واتساب في أي وقت.',
    'Please call after mid-afternoon; I answer WhatsApp at any hour.',
  ],
  ['نقل الملكية في الشهر العقاري خلال أسبوع من الاتفاق.', 'Title passes at the registry within a week of agreeing.'],
  ['لا أتعامل مع وسطاء.', 'No agents, please.'],
]);
export const BROKER_SALE_TERMS = toRemarks([
  ['المفتاح عندنا والمعاينة في أي وقت بموعد.', 'We hold the key, and you can view at any time by appointment.'],
  ['السعر قابل للتفاوض للجادين.', 'There is room to talk for a serious buyer.'],
  ['العمولة من المشتري نصف المعتاد هذا الشهر.', "The buyer's commission is half the usual one this month."],
  ['الأوراق راجعها محامي المكتب وهي سليمة.', 'The papers have been through our lawyer and are in order.'],
  [
    'التسلسل كامل من الشركة إلى المالك الحالي.',
    'The chain of contracts is complete, from the builder to the present owner.',
  ],
  ['المالك يسلم خلال أسبوعين من التعاقد.', 'The owner hands over within two weeks of signing.'],
  ['يُقبل التمويل العقاري من البنوك.', 'Bank mortgages are accepted.'],
  ['الصور من المكان نفسه والتُقطت هذا الأسبوع.', 'The pictures are of the place itself, taken this week.'],
  ['للمعاينة اتصل قبل الموعد بيوم.', 'To view, please call a day ahead.'],
  [
    'السعر أقل من المعروض حوله بقليل لأن المالك مستعجل.',
    'It is priced a little under its neighbours because the owner is in a hurry.',
  ],
]);
export const DEVELOPER_TERMS = toRemarks([
  ['وديعة الصيانة تُسدد عند الاستلام.', 'The maintenance deposit is due on delivery.'],
  [
    'السعر شامل نصيب الوحدة في الأرض وغير شامل الجراج.',
    'The price includes the share in the land and leaves out the garage.',
  ],
  ['خصم للدفع النقدي، اسأل مندوب المبيعات.', 'There is a discount for cash; ask the sales office.'],
  ['الحجز بدفعة قابلة للاسترداد خلال أسبوعين.', 'A reservation holds it, refundable for two weeks.'],
  ['عقد ثلاثي وترخيص المشروع متاح للاطلاع.', 'The contract is tripartite and the project licence is open to view.'],
  ['توجد وحدة نموذجية مفتوحة للزيارة كل يوم عدا الجمعة.', 'A show unit is open every day but Friday.'],
  ['غرامة تأخير للعميل إن تجاوز التسليم ستة أشهر.', 'If delivery slips beyond six months, the buyer is compensated.'],
  ['مكتب المبيعات في الموقع يعمل من العاشرة إلى الثامنة.', 'The site office is open from ten to eight.'],
]);

export const RENT_TERMS = toRemarks([
  ['تُفضل أسرة صغيرة أو موظفون.', 'A small family or working people preferred.'],
  ['الإيجار شامل الصيانة ولا يشمل الكهرباء والمياه.', 'Maintenance is included; electricity and water are not.'],
  ['زيادة سنوية 10% كما في العقد.', 'The contract has a ten percent yearly increase.'],
  ['المكان يصلح لشركة تبحث عن سكن للعاملين.', 'It would suit a company as staff housing.'],
  ['عقد موثق في الشهر العقاري.', 'The contract is notarised.'],
  ['يمكن الدفع كل ثلاثة أشهر بخصم بسيط.', 'Paying by the quarter brings a small discount.'],
  ['متاح من أول الشهر القادم.', 'Free from the first of next month.'],
  ['الاستلام فوري بعد تصوير العدادات معًا.', 'Move in at once, after we read the meters together.'],
  ['ممنوع التدخين داخل المكان.', 'No smoking indoors, please.'],
  ['الحيوانات الأليفة مقبولة باتفاق.', 'Pets are welcome by agreement.'],
]);
