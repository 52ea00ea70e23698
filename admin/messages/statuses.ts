import type { MessageStatus } from '#contract/content.ts';
import type { StatusLook } from '../crud/status-tag.tsx';

export const MESSAGE_STATUSES: Record<MessageStatus, StatusLook> = {
  pending: { label: 'Beklemede', color: '#d46b08' },
  replied: { label: 'Yanıtlandı', color: '#389e0d' },
  closed: { label: 'Kapatıldı', color: '#cf1322' },
};
export const MESSAGE_STATUS_OPTIONS = (Object.entries(MESSAGE_STATUSES) as [MessageStatus, StatusLook][]).map(
  ([value, { label }]) => ({ value, label }),
);
