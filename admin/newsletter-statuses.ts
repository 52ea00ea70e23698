import type { SubscriberStatus } from '#contract/content.ts';
import type { StatusLook } from './crud/status-tag.tsx';

export const SUBSCRIBER_LOOKS: Record<SubscriberStatus, StatusLook> = {
  pending: { label: 'Onay bekliyor', color: '#d46b08' },
  confirmed: { label: 'Onaylı', color: '#389e0d' },
  unsubscribed: { label: 'Ayrıldı', color: '#5b6673' },
};
