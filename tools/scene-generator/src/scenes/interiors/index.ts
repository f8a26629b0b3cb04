import type { Scene } from '../kit/scene.ts';
import { balcony } from './rooms/balcony.ts';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { bedroomKids } from './rooms/bedroomKids.ts';
import { cafeInside } from './rooms/cafeInside.ts';
import { clinicRoom } from './rooms/clinicRoom.ts';
import { dining } from './rooms/dining.ts';
import { hall } from './rooms/hall.ts';
import { kitchen } from './rooms/kitchen.ts';
import { kitchenIsland } from './rooms/kitchenIsland.ts';
import { living } from './rooms/living.ts';
import { livingOpen } from './rooms/livingOpen.ts';
import { officeRoom } from './rooms/officeRoom.ts';
import { reception } from './rooms/reception.ts';
import { shopInside } from './rooms/shopInside.ts';
import { studioRoom } from './rooms/studioRoom.ts';

export interface Interior {
  draw: Scene;
  alt: { ar: string; en: string };
}

export const interiors = {
  living: {
    draw: living,
    alt: {
      ar: 'غرفة معيشة بكنبة وكرسي جانبي وطاولة قهوة على سجادة بجوار نافذة واسعة',
      en: 'Living room with a sofa, an armchair and a coffee table on a rug beside a wide window',
    },
  },
  livingOpen: {
    draw: livingOpen,
    alt: {
      ar: 'معيشة مفتوحة على ركن السفرة أمام واجهة زجاجية بعرض الحائط',
      en: 'Open living and dining space in front of a full-width glazed wall',
    },
  },
  bedroom: {
    draw: bedroom,
    alt: {
      ar: 'غرفة نوم رئيسية بسرير مزدوج وكومودينو على الجانبين ونافذة بستائر',
      en: 'Main bedroom with a double bed, bedside tables and a curtained window',
    },
  },
  bedroomKids: {
    draw: bedroomKids,
    alt: {
      ar: 'غرفة أطفال ملوّنة بسرير ومكتبة صغيرة وألعاب على السجادة',
      en: "Colourful children's room with a bed, a small bookcase and toys on the rug",
    },
  },
  kitchen: {
    draw: kitchen,
    alt: {
      ar: 'مطبخ على شكل حرف L بخزائن كاملة وبوتاجاز وحوض تحت النافذة',
      en: 'L-shaped kitchen with full cabinets, a cooker and a sink under the window',
    },
  },
  kitchenIsland: {
    draw: kitchenIsland,
    alt: {
      ar: 'مطبخ واسع بجزيرة في المنتصف وكراسي بار ووحدات إضاءة معلّقة',
      en: 'Spacious kitchen with a central island, bar stools and pendant lights',
    },
  },
  bathroom: {
    draw: bathroom,
    alt: {
      ar: 'حمّام بحائط من البلاط ووحدة حوض تحت مرآة',
      en: 'Tiled bathroom with a vanity unit under a mirror',
    },
  },
  dining: {
    draw: dining,
    alt: {
      ar: 'غرفة سفرة بطاولة مجهّزة وكراسي حولها وإضاءة معلّقة',
      en: 'Dining room with a laid table, chairs around it and hanging lamps',
    },
  },
  balcony: {
    draw: balcony,
    alt: {
      ar: 'بلكونة مفروشة بجلسة ونباتات تطل على منظر مفتوح',
      en: 'Furnished balcony with seating and plants, looking out on an open view',
    },
  },
  hall: {
    draw: hall,
    alt: {
      ar: 'مدخل الشقة بكونسول ومرآة وسجادة طويلة تمتد إلى الداخل',
      en: 'Entrance hall with a console, a mirror and a long runner',
    },
  },
  studioRoom: {
    draw: studioRoom,
    alt: {
      ar: 'استوديو في غرفة واحدة يضم سريرًا وركن مطبخ ومكانًا للجلوس',
      en: 'One-room studio with a bed, a kitchenette and a place to sit',
    },
  },
  reception: {
    draw: reception,
    alt: {
      ar: 'استقبال بكاونتر ومقاعد انتظار ونباتات بجوار واجهة زجاجية',
      en: 'Reception with a front desk, waiting seats and plants beside a glazed front',
    },
  },
  clinicRoom: {
    draw: clinicRoom,
    alt: {
      ar: 'غرفة كشف بعيادة فيها مكتب الطبيب وسرير كشف وخزائن',
      en: 'Consulting room in a clinic with a desk, an examination couch and cabinets',
    },
  },
  officeRoom: {
    draw: officeRoom,
    alt: {
      ar: 'مكتب إداري مفروش بمكاتب ومكتبة أمام نافذة عريضة',
      en: 'Furnished office with desks and a bookcase in front of a wide window',
    },
  },
  shopInside: {
    draw: shopInside,
    alt: {
      ar: 'محل تجاري من الداخل بأرفف عرض ممتلئة وكاونتر بيع',
      en: 'Inside a shop with stocked display shelves and a sales counter',
    },
  },
  cafeInside: {
    draw: cafeInside,
    alt: {
      ar: 'مقهى من الداخل ببار قهوة وثلاجة حلويات وطاولات صغيرة',
      en: 'Inside a café with a coffee bar, a pastry case and small tables',
    },
  },
} satisfies Record<string, Interior>;

export type InteriorName = keyof typeof interiors;
