/** Where an application stands, in the order of its way, with the colours of tags and charts. */
export const APPLICATION_STATUSES = [
  { status: 'pending', label: 'Beklemede', color: '#d46b08' },
  { status: 'reviewing', label: 'İnceleniyor', color: '#1677ff' },
  { status: 'interview', label: 'Mülakat', color: '#722ed1' },
  { status: 'accepted', label: 'Kabul', color: '#389e0d' },
  { status: 'rejected', label: 'Red', color: '#cf1322' },
] as const;
