import { Modal } from 'antd';
import type { QualityCategory } from '#contract/quality.ts';
import { inkOn } from '#contract/color.ts';
import { iconName } from '#contract/icons.ts';
import { QUALITY_TEXTS as texts } from './texts.ts';
import './quality.css';

/** A category as on the site's services page. */
export function QualityPreview({ category, onClose }: { category: QualityCategory | undefined; onClose: () => void }) {
  return (
    <Modal open={category !== undefined} title={texts.preview} width={800} footer={null} onCancel={onClose}>
      {category && (
        <div className="quality-panel">
          <p className="quality-panel-link">
            <PanelIcon icon={category.icon} />
            <span>{category.name}</span>
          </p>
          <div className="quality-panel-content">
            <h3>
              <PanelIcon icon={category.icon} color={category.color} />
              {category.content.title}
            </h3>
            <p className="quality-panel-lead">{category.content.description}</p>
            <ul>
              {category.content.points.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The icon in ink, as on the site; beside a heading, behind a thin line of the category's colour. */
function PanelIcon({ icon, color }: { icon: string; color?: string }) {
  const left = color ? 12 : 0;
  return (
    <svg className="quality-icon" viewBox={`0 0 ${left + 24} 24`} aria-hidden="true">
      {color && <rect width="4" height="24" stroke="none" fill={color} />}
      <use href={`/icons.svg#${iconName(icon)}`} x={left} width="24" height="24" />
    </svg>
  );
}

/** The icon on a square of its colour, for the list. */
export function QualityMark({ icon, color }: { icon: string; color: string }) {
  return (
    <svg className="quality-mark" viewBox="0 0 44 44" aria-hidden="true" stroke={inkOn(color)}>
      <rect width="44" height="44" stroke="none" fill={color} />
      <use href={`/icons.svg#${iconName(icon)}`} x="10" y="10" width="24" height="24" />
    </svg>
  );
}
