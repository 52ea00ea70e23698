// What the customers' exports of other shops have in common: their columns become ours.
import { ACTIVE } from '#contract/article-texts.ts';
import { CUSTOMER_HEADINGS } from '#contract/customer-file-texts.ts';
import { addressFields } from '#contract/addresses.ts';
import { formatNumber } from '#contract/format.ts';
import type { ImportSource } from '#contract/imports.ts';
import { PROVINCES } from '#contract/provinces.ts';
import { fold } from '#contract/text.ts';
import type { TableCell, TableRow } from '../../base/files/tables/tables.ts';
import { cellText } from '../../entities/imports/cells.ts';
import type { Translator } from '../../entities/imports/kind.ts';

type Column = 'email' | 'name' | 'isActive' | 'recipient' | 'phone' | 'city' | 'district' | 'line' | 'postalCode';
const COLUMNS: readonly Column[] = [
  'email',
  'name',
  'isActive',
  'recipient',
  'phone',
  'city',
  'district',
  'line',
  'postalCode',
];
const NO_CONSENT = 'Pazarlama izinleri alınmaz: izin, müşterinin kendisinden ve İYS’den gelir.';
const NO_PASSWORDS = 'Şifreler alınmaz; müşteriler kendi şifrelerini belirler.';
const partialAddresses = (count: number): string =>
  `${formatNumber(count)} müşterinin adresi eksik, başka ülkede ya da ili bilinmiyor: adresi alınmadı.`;
const withoutEmail = (count: number): string => `${formatNumber(count)} satırda e-posta yok: atlandı.`;

/** A customer as another shop has it. */
export interface ForeignCustomer {
  email: string;
  first: string;
  last: string;
  company: string;
  phone: string;
  country: string;
  /** Names or codes that may say the province, the best first. */
  provinces: readonly string[];
  district: string;
  lines: readonly string[];
  postalCode: string;
}

/** Number plates of the provinces, which shops use as codes: 'TR-34', 'TR34'. */
const PLATES =
  'Adana|Adıyaman|Afyonkarahisar|Ağrı|Amasya|Ankara|Antalya|Artvin|Aydın|Balıkesir|Bilecik|Bingöl|Bitlis|Bolu|Burdur|Bursa|Çanakkale|Çankırı|Çorum|Denizli|Diyarbakır|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Gümüşhane|Hakkari|Hatay|Isparta|Mersin|İstanbul|İzmir|Kars|Kastamonu|Kayseri|Kırklareli|Kırşehir|Kocaeli|Konya|Kütahya|Malatya|Manisa|Kahramanmaraş|Mardin|Muğla|Muş|Nevşehir|Niğde|Ordu|Rize|Sakarya|Samsun|Siirt|Sinop|Sivas|Tekirdağ|Tokat|Trabzon|Tunceli|Şanlıurfa|Uşak|Van|Yozgat|Zonguldak|Aksaray|Bayburt|Karaman|Kırıkkale|Batman|Şırnak|Bartın|Ardahan|Iğdır|Yalova|Karabük|Kilis|Osmaniye|Düzce'.split(
    '|',
  );
const BY_NAME = new Map(PROVINCES.map((name) => [fold(name), name]));

/** The province that a name or a code means. */
export function provinceOf(text: string): string | undefined {
  const plate = /^TR-?(\d{2})$/i.exec(text.trim())?.[1];
  return BY_NAME.get(fold(plate ? (PLATES[Number(plate) - 1] ?? '') : text));
}

const isHere = (country: string): boolean => ['', 'tr', 'turkey', 'turkiye'].includes(fold(country));

function addressOf(customer: ForeignCustomer): Partial<Record<Column, string>> | null {
  const city = customer.provinces.map(provinceOf).find((name) => name !== undefined);
  const name = [customer.first, customer.last].filter(Boolean).join(' ');
  const parts = {
    recipient: [customer.company, name].filter(Boolean).join(', ').slice(0, 120),
    phone: customer.phone,
    city,
    district: provinceOf(customer.district) === city ? '' : customer.district,
    line: customer.lines.filter(Boolean).join(', '),
    postalCode: /^\d{5}$/.test(customer.postalCode) ? customer.postalCode : '',
  };
  const isWhole = Object.entries(parts).every(
    ([field, value]) => addressFields[field as keyof typeof parts].safeParse(value).success,
  );
  return isWhole && isHere(customer.country) ? (parts as Partial<Record<Column, string>>) : null;
}

/** Reads cells of a row by any of some headings. */
export type Cells = (...headings: string[]) => string;

/** Makes a translator. @param customerOf the customer of a row */
export function customerTranslator(
  source: ImportSource,
  recognises: (header: readonly string[]) => boolean,
  customerOf: (cells: Cells) => ForeignCustomer,
): Translator {
  return {
    source,
    recognises,
    async open(header, rows) {
      const places = new Map(header.map((heading, i) => [heading.trim(), i]));
      const cellsOf =
        (cells: readonly TableCell[]): Cells =>
        (...headings) => {
          for (const heading of headings) {
            const text = cellText(cells[places.get(heading) ?? -1] ?? '').trim();
            // Shops write telephone numbers as texts for spreadsheets.
            if (text !== '') return text.replace(/^'/, '');
          }
          return '';
        };
      const rowOf = ({ cells }: TableRow) => customerOf(cellsOf(cells));
      let partial = 0;
      let nameless = 0;
      for await (const row of rows()) {
        const customer = rowOf(row);
        if (customer.email === '') nameless += 1;
        else if (customer.lines.some(Boolean) && !addressOf(customer)) partial += 1;
      }
      return {
        columns: COLUMNS.map((column) => ({ header: CUSTOMER_HEADINGS[column], isEmptyCleared: false })),
        notes: [
          NO_PASSWORDS,
          NO_CONSENT,
          ...(partial > 0 ? [partialAddresses(partial)] : []),
          ...(nameless > 0 ? [withoutEmail(nameless)] : []),
        ],
        async *rows() {
          for await (const row of rows()) {
            const customer = rowOf(row);
            if (customer.email === '') continue;
            const name = [customer.first, customer.last].filter(Boolean).join(' ') || customer.company;
            const values: Partial<Record<Column, string>> = {
              email: customer.email,
              name: name || customer.email.slice(0, customer.email.indexOf('@')),
              isActive: ACTIVE,
              ...addressOf(customer),
            };
            yield {
              no: row.no,
              cells: COLUMNS.map((column) => values[column] ?? ''),
              // Whoever has an account here keeps its name, its state and its address.
              standIns: COLUMNS.flatMap((column, i) => (column === 'email' ? [] : [i])),
            };
          }
        },
      };
    },
  };
}
