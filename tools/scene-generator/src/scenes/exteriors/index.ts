import type { Scene } from '../kit/scene.ts';
import { artDecoBlock } from './artDecoBlock.ts';
import { apartmentBlock, compoundBlock, nileTower } from './blocks.ts';
import { brickTownHouse } from './brickTownHouse.ts';
import { chaletBeach, chaletLagoon } from './chalets.ts';
import { compoundGate } from './compoundGate.ts';
import { compoundGarden, compoundPool } from './compoundGrounds.ts';
import { compoundPlayground } from './compoundPlayground.ts';
import { hallCarpentry, hallFood } from './craftHalls.ts';
import { fields, plotDesert } from './farmland.ts';
import { hallMachines, hallSpinning } from './halls.ts';
import { latticeHouse } from './latticeHouse.ts';
import { marina } from './marina.ts';
import { officeBuilding } from './officeBuilding.ts';
import { plotCoastal, plotCorner, plotResidential } from './plots.ts';
import { roofTerrace } from './roofTerrace.ts';
import { townHouses, twinHouse } from './rows.ts';
import { seaTerrace } from './seaTerrace.ts';
import { clinicEntrance, shopBakery, shopBoutique, shopPharmacy, shopSupermarket, shopVegetables } from './shops.ts';
import { storageYard } from './storageYard.ts';
import { villaDesert } from './villaDesert.ts';
import { villaMediterranean } from './villaMediterranean.ts';
import { villaModern } from './villaModern.ts';
import { factory, warehouse } from './works.ts';
import { workshop } from './workshop.ts';

export interface Exterior {
  draw: Scene;
  alt: { ar: string; en: string };
}

const createExterior = (draw: Scene, ar: string, en: string): Exterior => ({ draw, alt: { ar, en } });

export const exteriors = {
  apartmentBlock: createExterior(
    apartmentBlock,
    'عمارة سكنية حديثة ببلكونات على شارع مشجّر',
    'Modern apartment building with balconies on a tree-lined street',
  ),
  compoundBlock: createExterior(
    compoundBlock,
    'عمارات منخفضة داخل كمبوند تحيط بها الحدائق',
    'Low-rise homes in a compound surrounded by gardens',
  ),
  nileTower: createExterior(
    nileTower,
    'برج سكني مرتفع على النيل أمامه صف من النخيل',
    'Residential tower on the Nile behind a row of palms',
  ),
  artDecoBlock: createExterior(
    artDecoBlock,
    'عمارة قديمة بوسط البلد بشيش خشبي وبلكونات حديد',
    'Classic downtown building with shutters and iron balconies',
  ),
  latticeHouse: createExterior(
    latticeHouse,
    'بيت حجري قديم بمشربيات خشبية وباب مقوّس',
    'Old stone house with lattice bays and an arched door',
  ),
  brickTownHouse: createExterior(
    brickTownHouse,
    'بيت من الطوب الأحمر من ثلاثة أدوار على شارع هادئ',
    'Three-storey red-brick house on a quiet street',
  ),
  villaModern: createExterior(
    villaModern,
    'فيلا حديثة بواجهات زجاجية أمامها حمام سباحة',
    'Modern villa with glass fronts behind a pool',
  ),
  villaMediterranean: createExterior(
    villaMediterranean,
    'فيلا بسقف قرميد وحديقة أمامية يحدّها السرو',
    'Tile-roofed villa with a front garden lined by cypresses',
  ),
  villaDesert: createExterior(
    villaDesert,
    'بيت صحراوي بقباب وأقواس وحمام سباحة صغير',
    'Desert house with domes, arches and a small pool',
  ),
  townHouses: createExterior(
    townHouses,
    'صف من التاون هاوس لكل منها حديقة أمامية',
    'Row of town houses, each with a front garden',
  ),
  twinHouse: createExterior(
    twinHouse,
    'توين هاوس بمدخلين متجاورين وحديقة خضراء',
    'Twin house with two entrances side by side and a lawn',
  ),
  roofTerrace: createExterior(
    roofTerrace,
    'روف بجلسة تحت برجولا يطل على المدينة',
    'Roof terrace with seating under a pergola, over the city',
  ),
  seaTerrace: createExterior(
    seaTerrace,
    'تراس مبلّط بكراسي استرخاء يطل على البحر',
    'Tiled terrace with loungers overlooking the sea',
  ),
  chaletBeach: createExterior(
    chaletBeach,
    'شاليه أبيض على الرمال على بعد خطوات من البحر',
    'White chalet on the sand, steps from the sea',
  ),
  chaletLagoon: createExterior(
    chaletLagoon,
    'شاليهات حول بحيرة فيروزية بمرسى خشبي',
    'Chalets around a turquoise lagoon with a wooden jetty',
  ),
  marina: createExterior(
    marina,
    'مارينا يخوت أمام ممشى تصطف عليه البيوت',
    'Marina with yachts before a promenade of homes',
  ),
  shopPharmacy: createExterior(
    shopPharmacy,
    'واجهة صيدلية زجاجية بأرفف ممتلئة',
    'Glazed pharmacy front with full shelves',
  ),
  shopBakery: createExterior(
    shopBakery,
    'واجهة مخبز بمظلة مقلّمة وأقفاص عيش',
    'Bakery front with a striped awning and baskets of bread',
  ),
  shopVegetables: createExterior(
    shopVegetables,
    'محل خضار وفاكهة بأقفاص معروضة على الرصيف',
    'Greengrocer with crates of fruit on the pavement',
  ),
  shopSupermarket: createExterior(
    shopSupermarket,
    'واجهة سوبر ماركت بأرفف عرض ومظلة حمراء',
    'Supermarket front with displays under an awning',
  ),
  shopBoutique: createExterior(
    shopBoutique,
    'محل ملابس بفاترينة عرض أسفل عمارة سكنية',
    'Clothes shop with display windows under flats',
  ),
  clinicEntrance: createExterior(
    clinicEntrance,
    'مدخل عيادة بواجهة زجاجية على الشارع',
    'Clinic entrance with a glass front on the street',
  ),
  officeBuilding: createExterior(
    officeBuilding,
    'مبنى إداري بواجهة زجاجية وساحة مزروعة',
    'Office building with a glass façade and a planted forecourt',
  ),
  workshop: createExterior(
    workshop,
    'ورشة مفتوحة على الشارع أمامها ألواح خشب',
    'Workshop open to the street with timber in front',
  ),
  factory: createExterior(
    factory,
    'مصنع بسقف منشاري ومدخنة وساحة تحميل',
    'Factory with a saw-tooth roof, a chimney and a loading yard',
  ),
  warehouse: createExterior(
    warehouse,
    'مخزن معدني بأبواب تحميل وشاحنات',
    'Metal warehouse with dock gates and lorries',
  ),
  hallMachines: createExterior(
    hallMachines,
    'صالة إنتاج بماكينات وونش علوي وإضاءة طبيعية',
    'Production hall with machines, a crane beam and daylight',
  ),
  hallSpinning: createExterior(
    hallSpinning,
    'صالة غزل بصفوف من ماكينات البكر',
    'Spinning hall with rows of bobbin frames',
  ),
  hallCarpentry: createExterior(
    hallCarpentry,
    'صالة نجارة بطاولات عمل وألواح مرصوصة',
    'Joinery hall with benches and stacked planks',
  ),
  hallFood: createExterior(
    hallFood,
    'خط تعبئة أغذية بسيور وخزانات استانلس',
    'Food packing line with belts and steel tanks',
  ),
  plotResidential: createExterior(
    plotResidential,
    'قطعة أرض سكنية محدّدة بين مبانٍ قائمة',
    'Staked residential plot among finished buildings',
  ),
  plotCorner: createExterior(
    plotCorner,
    'قطعة أرض ناصية على شارعين في مدينة جديدة',
    'Corner plot on two streets of a new city',
  ),
  plotDesert: createExterior(
    plotDesert,
    'أرض مستصلحة بصفوف زيتون وبيت بئر',
    'Reclaimed land with rows of olives and a well house',
  ),
  plotCoastal: createExterior(plotCoastal, 'أرض مفتوحة تنتهي عند شاطئ البحر', 'Open land that runs down to the sea'),
  fields: createExterior(fields, 'أرض زراعية خضراء بجوار ترعة ونخيل', 'Green farmland beside a canal and palms'),
  storageYard: createExterior(
    storageYard,
    'ساحة تخزين مسوّرة بحاويات ومدخل شاحنات',
    'Walled storage yard with containers and lorry access',
  ),
  compoundPool: createExterior(
    compoundPool,
    'حمام سباحة مشترك وسط الكمبوند',
    'Shared pool in the middle of the compound',
  ),
  compoundGarden: createExterior(
    compoundGarden,
    'ممشى وحديقة بنافورة داخل الكمبوند',
    'Garden walk with a fountain in the compound',
  ),
  compoundPlayground: createExterior(
    compoundPlayground,
    'منطقة ألعاب أطفال بين المساحات الخضراء',
    'Playground among the compound’s lawns',
  ),
  compoundGate: createExterior(
    compoundGate,
    'بوابة الكمبوند بأبراج مشربية ونخيل',
    'Compound gate with lattice towers and palms',
  ),
} as const satisfies Record<string, Exterior>;
