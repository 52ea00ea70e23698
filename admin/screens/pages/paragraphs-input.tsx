import { useId, useRef, useState } from 'react';
import { Button, Input, Popover, Tooltip, type InputRef } from 'antd';
import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { LINK_REFUSED, isTextLink } from '#contract/fields.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { GrowingText } from '../../form/growing-text.tsx';
import { toParagraphs, toText, wrapped } from './paragraphs.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

interface ParagraphsInputProps {
  value: readonly string[];
  onChange: (paragraphs: string[]) => void;
  id: string;
  label: string;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Running text with blank lines between paragraphs, and buttons for the allowed marks. */
export function ParagraphsInput({ value, onChange, id, label }: ParagraphsInputProps) {
  const [typed, setTyped] = useState(() => toText(value));
  const shown = isSame(toParagraphs(typed), value) ? typed : toText(value); // changed from outside
  const put = (text: string) => {
    setTyped(text);
    onChange(toParagraphs(text));
  };
  /** Wraps the selection in a mark and selects it again. */
  const mark = (before: string, after: string) => {
    const area = document.getElementById(id) as HTMLTextAreaElement | null;
    if (!area) return;
    const next = wrapped(shown, area.selectionStart, area.selectionEnd, before, after);
    put(next.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.from, next.to);
    });
  };
  return (
    <div className="page-paragraphs">
      <fieldset className="page-marks" aria-label={texts.marks(label)}>
        <Tooltip title={texts.bold}>
          <Button
            type="text"
            size="small"
            icon={<BoldOutlined />}
            aria-label={texts.bold}
            onClick={() => mark('<strong>', '</strong>')}
          />
        </Tooltip>
        <Tooltip title={texts.italic}>
          <Button
            type="text"
            size="small"
            icon={<ItalicOutlined />}
            aria-label={texts.italic}
            onClick={() => mark('<em>', '</em>')}
          />
        </Tooltip>
        <LinkButton onLink={(href) => mark(`<a href="${href.replaceAll('"', '%22')}">`, '</a>')} />
      </fieldset>
      <GrowingText id={id} rows={5} value={shown} onChange={(event) => put(event.target.value)} />
    </div>
  );
}

function LinkButton({ onLink }: { onLink: (href: string) => void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [href, setHref] = useState('');
  const input = useRef<InputRef>(null);
  const isWrong = href !== '' && !isTextLink(href.trim());
  const apply = () => {
    if (href.trim() === '' || isWrong) return;
    setIsOpen(false);
    onLink(href.trim());
    setHref('');
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      afterOpenChange={(open) => {
        if (open) input.current?.focus();
      }}
      trigger="click"
      placement="bottomLeft"
      content={
        <div className="page-link">
          <label htmlFor={id}>{texts.linkAddress}</label>
          <Input
            ref={input}
            id={id}
            value={href}
            status={isWrong ? 'error' : ''}
            inputMode="url"
            placeholder={COMMON_TEXTS.addressHint}
            onChange={(event) => setHref(event.target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              apply();
            }}
          />
          {isWrong && (
            <span className="page-problem" role="alert">
              {LINK_REFUSED}
            </span>
          )}
          <Button type="primary" size="small" disabled={href.trim() === '' || isWrong} onClick={apply}>
            {texts.makeLink}
          </Button>
        </div>
      }
    >
      <Tooltip title={texts.link}>
        <Button type="text" size="small" icon={<LinkOutlined />} aria-label={texts.link} />
      </Tooltip>
    </Popover>
  );
}
