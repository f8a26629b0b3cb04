import { formatDate } from '@mashrabiya/i18n';
import { Button, Money, PhoneText } from '@mashrabiya/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { Plurals } from './pieces/Plurals.tsx';
import { Words } from './pieces/Words.tsx';

const delivery = new Date('2027-03-12T10:00:00Z');
const narrowStyle = { inlineSize: 132, paddingInline: 8, overflow: 'hidden', whiteSpace: 'nowrap' } as const;

function Writing() {
  return (
    <DocsPage
      title="Writing in two languages"
      intro="Arabic is written first, English beside it; neither is a translation of the other. Both use one calm voice that states facts about properties."
    >
      <DocsSection title="Voice">
        <Words
          rule="Say what happened and what to do next. No codes, no apologies, no exclamation marks."
          en={[
            'Could not connect. Check your network and try again.',
            'Oops! An unexpected error occurred (0x1F). We apologise for any inconvenience!',
          ]}
          ar={[
            'تعذّر الاتصال. تأكد من الشبكة ثم حاول مرة أخرى.',
            'عفوًا! حدث خطأ غير متوقع (0x1F)، ونعتذر لكم عن هذا الإزعاج!',
          ]}
        />
        <Words
          rule="A button is a verb and names its effect. It makes sense when read alone."
          en={['Delete the ad · Keep it', 'Yes · No']}
          ar={['احذف الإعلان · أبقِ عليه', 'نعم · لا']}
        />
        <Words
          rule={
            <>
              Write the sentence that a user in Cairo would say aloud, in correct Arabic. <bdi lang="ar">«قم بـ»</bdi>{' '}
              and <bdi lang="ar">«يرجى»</bdi> are translators’ words.
            </>
          }
          en={['Choose a governorate first', 'Please perform the selection of a governorate']}
          ar={['اختر المحافظة أولًا', 'يرجى القيام باختيار المحافظة']}
        />
        <Words
          rule="Facts instead of advertising. No superlatives except the owner’s own, no dreams, no journeys."
          en={['214 properties in the Fifth Settlement', 'Begin the journey to your dream home today']}
          ar={['214 عقارًا في التجمع الخامس', 'ابدأ رحلتك نحو منزل أحلامك اليوم']}
        />
      </DocsSection>
      <DocsSection title="Digits">
        <Words
          rule={
            <>
              Latin digits in both languages, as Egyptian property pages print them. Fields accept both Arabic sets,{' '}
              <bdi>٠١٢٣</bdi> and the Persian one, and show the parsed value.
            </>
          }
          en={['3 bedrooms · 165 m²', 'Three bedrooms · 165 sqm.']}
          ar={['3 غرف نوم · 165 م²', '٣ غرف نوم · ١٦٥ متر٢']}
        />
      </DocsSection>
      <DocsSection title="Plurals">
        <p>Arabic has six forms. The catalogs contain all of them for every counted noun; these rows come from them.</p>
        <Plurals />
        <div style={{ marginBlockStart: 28 }}>
          <Words
            rule="The dual needs no digit, and one is a word. Never build a sentence around a number with brackets or slashes."
            en={['1 bedroom · 2 bathrooms', '1 bedroom(s) · 2 bathroom(s)']}
            ar={['غرفة نوم واحدة · حمامان', '1 غرف نوم · 2 حمام/حمامات']}
          />
        </div>
      </DocsSection>
      <DocsSection title="Money and dates">
        <Words
          rule="The whole amount, with separators, and the currency at the language’s position. Prices are compared, and “4.85M” hides the difference."
          en={[<Money key="m" amount={4850000} />, '4.85M LE only']}
          ar={[<Money key="m" amount={4850000} />, 'ج.م 4.85 مليون فقط']}
        />
        <Words
          rule="A date names its month: 12/3 is two different days. A relative time uses the largest whole unit; the exact time is in the element’s dateTime."
          en={[`Delivery: ${formatDate(delivery, 'en')}`, 'Delivery: 12/3/27']}
          ar={[`الاستلام: ${formatDate(delivery, 'ar')}`, 'الاستلام: 12/3/27']}
        />
      </DocsSection>
      <DocsSection title="Isolation">
        <Words
          rule="A phone number, an id or a name in the other script is isolated; otherwise it reorders the words around it. The second line shows the result without isolation."
          en={[
            <span key="e">
              Owner <bdi>شركة النيل (فرع 2)</bdi>, 3 properties
            </span>,
            'Owner شركة النيل (فرع 2)، 3 properties',
          ]}
          ar={[
            <span key="a">
              اتصل على <PhoneText phone="01000001234" /> بعد الظهر
            </span>,
            'اتصل على 0100 000 1234 بعد الظهر',
          ]}
        />
      </DocsSection>
      <DocsSection title="Length">
        <Words
          rule="A text can be longer in either language, and Arabic is taller. Allow space: no fixed widths, lines that may wrap, text that may grow to 200 %."
          en={[
            <Button key="b" variant="outlined">
              Show more homes
            </Button>,
            <Button key="b" variant="outlined" style={narrowStyle}>
              Show more homes
            </Button>,
          ]}
          ar={[
            <Button key="b" variant="outlined">
              عرض المزيد من العقارات
            </Button>,
            <Button key="b" variant="outlined" style={narrowStyle}>
              عرض المزيد من العقارات
            </Button>,
          ]}
        />
      </DocsSection>
      <DocsSection title="Punctuation and letters">
        <Words
          rule="Each language has its own comma, question mark and quotation marks. Labels, titles and buttons have no full stop; sentences do."
          en={['Where in Cairo, and for how much?', 'Where in Cairo ، and for how much ?']}
          ar={['أين في القاهرة، وبكم؟', 'أين في القاهرة, وبكم?']}
        />
        <Words
          rule="Hamzas, dots and tanwin are written. Emphasis uses weight, not capitals or stretched letters."
          en={['Save the search', 'SAVE THE SEARCH']}
          ar={['أضف إلى المفضلة، الأسعار شهريًا', 'اضف الي المفضلـــة ، الاسعار شهريا']}
        />
        <Words
          rule="Names of places use the local spelling, consistently. Brands keep their own script."
          en={['6th of October, Giza', 'Sittah Uktubar (6 October City), Al-Gizah']}
          ar={['6 أكتوبر، الجيزة', 'مدينة السادس من أكتوبر (أكتوبر)، جيزة']}
        />
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Writing',
  component: Writing,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Writing',
  play: async ({ canvas, step }) => {
    await step('the six plural forms differ', async () => {
      const table = within(canvas.getByRole('region', { name: 'Plurals, from the catalogs' }));
      const forms = table.getAllByRole('row').map((row) => row.querySelector('code')?.textContent);
      await expect(forms.slice(1)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
      await expect(table.getByText('غرفتا نوم')).toBeVisible();
    });
    await step('an isolated phone number keeps its order in Arabic, a bare one does not', async () => {
      const isolated = canvas.getByText('0100 000 1234');
      await expect(getComputedStyle(isolated).direction).toBe('ltr');
    });
  },
});
