// Words of an order's documents.
import type { BankAccount } from '#contract/bank-accounts.ts';
import { spacedIban } from '#contract/iban.ts';
import type { OrderDocument } from '#contract/order-documents.ts';

export const DOCUMENT_TITLES: Record<OrderDocument, string> = {
  proforma: 'PROFORMA FATURA',
  order: 'SİPARİŞ FORMU',
  packing: 'SEVK FİŞİ',
  label: 'KOLİ ETİKETİ',
};

export const DOCUMENT_TEXTS = {
  remarks: {
    proforma: 'Bu belge mali değer taşımaz.',
    order: '',
    packing: 'Sevk irsaliyesi yerine geçmez.',
    label: '',
  } satisfies Record<OrderDocument, string>,
  seller: 'Satıcı',
  buyer: 'Alıcı',
  delivery: 'Teslimat adresi',
  sender: 'Gönderen',
  recipient: 'Alıcı',
  number: 'Sipariş no',
  date: 'Sipariş tarihi',
  made: 'Düzenlenme',
  poNumber: 'PO numaranız',
  status: 'Durum',
  way: 'Teslimat',
  latest: 'En geç termin',
  tracking: 'Takip no',
  /** @param number ten digits of a company, eleven of a person */
  tax: (office: string, number: string): string =>
    [office && `${office} V.D.`, number && `${number.length === 10 ? 'VKN' : 'TCKN'} ${number}`]
      .filter(Boolean)
      .join(' · '),
  mersis: (number: string): string => `MERSİS ${number}`,
  registry: (number: string): string => `Ticaret sicil no ${number}`,
  kep: (address: string): string => `KEP ${address}`,
  phone: (number: string): string => `Tel ${number}`,
  columns: {
    no: 'No',
    code: 'Kod',
    name: 'Ürün',
    quantity: 'Miktar',
    unitNet: 'Net birim fiyat',
    unitPrice: 'Birim fiyat',
    rate: 'KDV',
    net: 'Net tutar',
    amount: 'Tutar',
    agreed: 'Termin',
    picked: '✓',
  },
  leadTime: (text: string): string => `Termin: ${text}`,
  gtip: (number: string): string => `GTİP ${number}`,
  net: 'Ara toplam (KDV hariç)',
  vat: (rate: string, base: string): string => `KDV ${rate} (matrah ${base})`,
  total: 'Toplam (KDV dahil)',
  note: 'Müşterinin notu',
  consents: 'Onaylanan metinler',
  consent: (title: string, by: string, at: string): string => `${title}: ${by}, ${at}`,
  accounts: (number: string): string => `Banka hesapları; açıklamaya yalnızca sipariş numaranızı yazın: ${number}`,
  account: ({ bank, holder, iban }: BankAccount): string => `${bank} · ${holder} · ${spacedIban(iban)}`,
  weight: (kilograms: string): string => `Toplam ağırlık: ${kilograms} kg`,
  shipment: 'Gönderi',
  parcels: (count: number): string => `Koli sayısı: ${count}`,
  parcel: (n: number, of: number): string => `Koli ${n} / ${of}`,
  page: (n: number, of: number): string => `Sayfa ${n} / ${of}`,
};
