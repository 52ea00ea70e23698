// Documents of an order: what there is, and for whom.

/** Pro-forma invoice and order form; packing slip and parcel label, which are the shop's own. */
export const ORDER_DOCUMENTS = ['proforma', 'order', 'packing', 'label'] as const;
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];
/** Those that the customer may have too. */
export const CUSTOMERS_DOCUMENTS = ['proforma', 'order'] as const satisfies OrderDocument[];
export const isCustomers = (kind: OrderDocument): boolean => (CUSTOMERS_DOCUMENTS as readonly string[]).includes(kind);

export const DOCUMENT_LABELS: Record<OrderDocument, string> = {
  proforma: 'Proforma fatura',
  order: 'Sipariş formu',
  packing: 'Sevk fişi',
  label: 'Koli etiketi',
};
/** Beginning of the file's name. */
export const DOCUMENT_FILES: Record<OrderDocument, string> = {
  proforma: 'proforma',
  order: 'siparis-formu',
  packing: 'sevk-fisi',
  label: 'koli-etiketi',
};
export const DOCUMENT_REFUSED = 'Böyle bir belge yok.';
export const DOCUMENT_FAILED = 'Belge hazırlanamadı.';
