import { type Globals, pick } from '../fixtures.stories.ts';
import type { LegalPageProps } from './LegalPage.tsx';

type Text = Pick<LegalPageProps, 'title' | 'opening' | 'sections'>;

/** The refund policy, from the limits of the specification's section 9. */
export function refundPolicy(globals: Globals = {}): Text {
  const says = pick(globals);
  return {
    title: says(['سياسة الاسترداد', 'Refund policy']),
    opening: [
      {
        kind: 'note',
        text: says([
          'باختصار: لديك 7 أيام من شراء الباقة لتطلب استرداد ثمنها، ونرد خلال 5 أيام عمل.',
          'In short: you have 7 days from buying a plan to ask for your money back, and we answer within 5 working days.',
        ]),
      },
    ],
    sections: [
      {
        id: 'what',
        title: says(['ما الذي يمكن استرداده', 'What can be refunded']),
        blocks: [
          {
            kind: 'text',
            text: says([
              'ثمن الباقات الإعلانية المدفوعة: الأساسية وإيليت وسوبيريور، والإعلان المفرد. الفترة التجريبية مجانية فلا شيء فيها ليُسترد.',
              'The price of paid ad plans: basic, elite and superior, and of single ads. The free trial costs nothing, so there is nothing to refund.',
            ]),
          },
        ],
      },
      {
        id: 'when',
        title: says(['متى تطلب الاسترداد', 'When to ask']),
        blocks: [
          {
            kind: 'text',
            text: says([
              'خلال 7 أيام من تاريخ الشراء المكتوب في صفحة المعاملات.',
              'Within 7 days of the date of purchase that stands among your transactions.',
            ]),
          },
        ],
      },
      {
        id: 'how',
        title: says(['كيف تطلبه', 'How to ask']),
        blocks: [
          {
            kind: 'list',
            ordered: true,
            items: [
              says([
                'افتح نموذج التواصل واكتب «استرداد» في الموضوع.',
                'Open the contact form and write “Refund” as the subject.',
              ]),
              says(['اكتب رقم المعاملة وسبب الطلب.', 'Give the number of the transaction and your reason.']),
              says(['نؤكد استلام الطلب على بريدك.', 'We confirm by email that we have it.']),
            ],
          },
        ],
      },
      {
        id: 'review',
        title: says(['المراجعة والرسوم', 'Review and fees']),
        blocks: [
          {
            kind: 'text',
            text: says([
              'تستغرق المراجعة 5 أيام عمل. قد تُخصم رسوم بسيطة مقابل ما نُشر بالفعل من إعلانات الباقة، ونخبرك بقيمتها قبل رد المبلغ.',
              'The review takes 5 working days. A small fee may be deducted for ads of the plan that have already run; we tell you how much before we pay.',
            ]),
          },
        ],
      },
      {
        id: 'changes',
        title: says(['تعديل هذه السياسة', 'Changes to this policy']),
        blocks: [
          {
            kind: 'text',
            text: says([
              'إذا تغيرت السياسة كتبنا تاريخ التعديل أعلى الصفحة. ما اشتريته قبل ذلك يخضع للنص الذي كان ساريًا يوم الشراء.',
              'When this policy changes, the date stands at the top of the page. What you bought before is held by the text of that day.',
            ]),
          },
        ],
      },
    ],
  };
}
