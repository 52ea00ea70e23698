// Everything that is pressed or filled in.
import { useState } from 'react';
import type { ProductCard } from '#contract/products.ts';
import { AddButton } from '../../cart/add-button.tsx';
import { Quantity } from '../../cart/quantity.tsx';
import { ChipStrip, SetFilter, type Chip } from '../../ui/chips/chip-strip.tsx';
import { FormCard, FormCheck } from '../../ui/form-choice.tsx';
import { FormEnd, FormField } from '../../ui/form-field.tsx';
import { FormSelect } from '../../ui/form-select.tsx';
import type { Form } from '../../ui/form-state.ts';
import { ChevronIcon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { Group, Sample } from './sample.tsx';

const CHIPS: readonly Chip[] = [
  { text: '5', href: '#ciplar', isOn: false, isImpossible: false, count: 12, most: 44 },
  { text: '5,5', href: '#ciplar', isOn: false, isImpossible: false, count: 9, most: 44 },
  { text: '6', href: '#ciplar', isOn: true, isImpossible: false, count: 44, most: 44 },
  { text: '6,2', href: '#ciplar', isOn: false, isImpossible: true, most: 44 },
  { text: '200', href: '#ciplar', isOn: false, isImpossible: false, stock: 'in_stock' },
  { text: '250', href: '#ciplar', isOn: false, isImpossible: false, stock: 'made_to_order' },
  { text: '315', href: '#ciplar', isOn: false, isImpossible: false, stock: 'out_of_stock' },
];

/** A form that stands still in one state. */
const stillForm = (id: string, phase: Form['phase'], errors: Readonly<Record<string, string>>): Form => ({
  id,
  phase,
  message: errors['form'] ?? '',
  isAtField: false,
  errorOf: (name) => errors[name],
  startOf: (name, initial) => initial ?? (name === 'email' ? 'ayse@kalip' : ''),
  props: { ref() {}, method: 'post', onSubmit: (event) => event.preventDefault(), onFocus() {}, onInput() {} },
  restart() {},
  forget() {},
});

const FORMS = [
  ['Yazılıyor', stillForm('ornek-yaziliyor', 'editing', {})],
  [
    'Reddedildi',
    stillForm('ornek-reddedildi', 'editing', {
      email: 'Lütfen geçerli bir e-posta adresi girin.',
      city: 'Lütfen bir il seçin.',
      consent: 'Devam etmek için onay gerekir.',
      form: 'Lütfen tüm zorunlu alanları doldurun.',
    }),
  ],
  ['Gönderiliyor', stillForm('ornek-gonderiliyor', 'sending', {})],
] as const;

export function Controls({ product }: { product: ProductCard }) {
  const [card, setCard] = useState('individual');
  const [pieces, setPieces] = useState(20);
  return (
    <>
      <Group title="Düğmeler">
        <p className="component-row">
          <button type="button" className="button button--accent">
            Sepete Ekle
          </button>
          <button type="button" className="button">
            Kaydol
          </button>
          <button type="button" className="button button--quiet">
            Teklif Al
          </button>
          <button type="button" className="button button--quiet button--dense">
            Ekle
          </button>
          <button type="button" className="button button--danger">
            Hesabı Sil
          </button>
          <button type="button" className="button button--accent" disabled>
            Seçin
          </button>
          <a className="more" href="#dugmeler">
            Tüm seriler
          </a>
          <a className="tag" href="#dugmeler">
            itici pim
          </a>
          <a className="tag" href="#dugmeler" aria-current="page">
            seçili
          </a>
        </p>
        <p className="component-row">
          <Quantity label="Ø6×200" value={pieces} onChange={setPieces} />
          <Quantity label="Ø8×200" value={10} rule={{ min: 10, pack: 5 }} onChange={setPieces} />
          <AddButton product={product} />
        </p>
        <details className="fold">
          <summary>
            <h3>Geniş ekranda açık liste</h3>
            <ChevronIcon />
          </summary>
          <p>Dar ekranda başlığına basılınca açılır.</p>
        </details>
      </Group>
      <Group title="Çipler">
        <h3 id="cip-satiri">d1</h3>
        <ChipStrip labelledBy="cip-satiri" chips={CHIPS} layout="rail" />
        <p className="component-row">
          <SetFilter text="d1 6" href="#ciplar" label="d1 6 filtresini kaldır" />
          <SetFilter text="Stokta" href="#ciplar" label="Stokta filtresini kaldır" />
        </p>
      </Group>
      <Group title="Arama ve sayfalar">
        <SearchForm />
        <Pager page={4} pages={12} to={(page) => `#sayfa-${page}`} />
      </Group>
      <Group title="Formlar">
        <div className="component-forms">
          {FORMS.map(([name, form]) => (
            <Sample key={name} name={name}>
              <form {...form.props}>
                <FormField form={form} name="name" label="Adınız Soyadınız" isRequired />
                <FormField
                  form={form}
                  name="email"
                  label="E-posta"
                  type="email"
                  isRequired
                  hint="Yanıt buraya gelir."
                />
                <FormSelect
                  form={form}
                  name="city"
                  label="İl"
                  none="Seçin"
                  options={['Bursa', 'İstanbul']}
                  isRequired
                />
                <FormField form={form} name="message" label="Mesajınız" rows={3} />
                <FormCheck form={form} name="consent" isRequired>
                  Metni okudum, kabul ediyorum.
                </FormCheck>
                <FormEnd form={form} submit="Gönder" />
              </form>
            </Sample>
          ))}
        </div>
        <fieldset className="form-cards">
          <legend className="visually-hidden">Fatura</legend>
          <FormCard name="kind" value="individual" isChosen={card === 'individual'} onChoose={setCard} title="Bireysel">
            Ad soyad ile fatura
          </FormCard>
          <FormCard
            name="kind"
            value="company"
            isChosen={card === 'company'}
            onChoose={setCard}
            title="Kurumsal"
            aside="e-Fatura"
          >
            Vergi numarası ile fatura
          </FormCard>
        </fieldset>
      </Group>
    </>
  );
}
