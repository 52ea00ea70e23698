import { useState, type ReactNode } from 'react';
import { longMinuteText, shortMinuteText } from '../base/istanbul-time.ts';
import { PUBLISHING_TEXTS as texts } from '../form/publishing-texts.ts';
import '../form/publishing.css';

/** What lists and forms know of a row's times. */
interface TimedRow {
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}

interface PublishingNoteProps {
  row: object;
  /** In place of the note, for rows without times. */
  otherwise?: ReactNode;
}

/** 'Zamanlandı · 24.11. 09:00', or when the row goes off the site. */
export function PublishingNote({ row, otherwise = null }: PublishingNoteProps) {
  const [now] = useState(Date.now);
  const { publishAt, unpublishAt } = row as TimedRow;
  const time = publishAt ?? unpublishAt;
  if (!time) return otherwise;
  const [short, long] = publishAt ? [texts.scheduled, texts.scheduledLong] : [texts.ending, texts.endingLong];
  return (
    <span className="crud-note publishing-time" title={long(longMinuteText(time))}>
      <span aria-hidden>{short(shortMinuteText(time, now))}</span>
      <span className="unseen">{long(longMinuteText(time))}</span>
    </span>
  );
}
