import { Modal } from 'antd';
import { SECTION_TYPES, type SectionType } from '#contract/content.ts';
import { SECTION_FORMS } from './section-forms.ts';

/** Asks which type of section to add, each with what it is for. */
export function SectionPicker({
  isOpen,
  onPick,
  onClose,
  afterClose,
}: {
  isOpen: boolean;
  onPick: (type: SectionType) => void;
  onClose: () => void;
  /** The dialog has given the keyboard back. */ afterClose: () => void;
}) {
  return (
    <Modal
      open={isOpen}
      title="Hangi bölümü eklemek istiyorsunuz?"
      footer={null}
      width={760}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <ul className="page-types">
        {SECTION_TYPES.map((type) => (
          <li key={type}>
            <button type="button" onClick={() => onPick(type)}>
              <strong>{SECTION_FORMS[type].label}</strong>
              <span>{SECTION_FORMS[type].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
