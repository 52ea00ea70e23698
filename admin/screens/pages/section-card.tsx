import { Button } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { RowButtons, type DragOrder } from '../../form/row-order.tsx';
import { keyOf } from './item-keys.ts';
import { SectionFields } from './section-fields.tsx';
import { sectionProblem } from './section-check.ts';
import { firstWordsOf, formOf, type LooseSection } from './section-forms.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

interface SectionCardProps {
  section: LooseSection;
  at: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (section: LooseSection) => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
  drag: DragOrder;
}

/** One section: number, type, first words, state, actions, and its form when opened. */
export function SectionCard({
  section,
  at,
  count,
  isOpen,
  onToggle,
  onChange,
  onMove,
  onCopy,
  onRemove,
  drag,
}: SectionCardProps) {
  const form = formOf(section.type);
  const name = texts.section(at + 1);
  const words = firstWordsOf(section);
  const problem = sectionProblem(section);
  return (
    <li
      className="page-section"
      data-section={keyOf(section)}
      data-open={isOpen || undefined}
      aria-label={`${name}: ${form?.label ?? section.type}`}
      {...drag.rowProps(at)}
    >
      <div className="page-section-head">
        <button type="button" className="page-section-toggle" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <DownOutlined /> : <RightOutlined />}
          <span className="page-section-name">
            <strong>
              {at + 1}. {form?.label ?? section.type}
            </strong>
            <span className="page-section-title" data-wrong={problem !== undefined || undefined}>
              {problem ?? (words || texts.emptySection)}
            </span>
          </span>
        </button>
        <RowButtons what={name} at={at} count={count} onMove={onMove} onRemove={onRemove} handle={drag.handleProps(at)}>
          <Button
            type="text"
            size="small"
            icon={<CopyOutlined />}
            aria-label={texts.copySectionOf(name)}
            title={texts.copySection}
            onClick={onCopy}
          />
        </RowButtons>
      </div>
      {isOpen && (
        <div className="page-section-body">
          {form ? (
            <SectionFields
              fields={form.fields}
              values={section}
              onChange={(values) => onChange({ ...values, type: section.type })}
            />
          ) : (
            <>
              <p className="crud-note">{texts.unknownSection(section.type)}</p>
              <pre className="page-unknown">{JSON.stringify(section, null, 2)}</pre>
            </>
          )}
        </div>
      )}
    </li>
  );
}
