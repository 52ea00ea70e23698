import { Modal } from 'antd';
import type { QualityCategory } from '#contract/quality.ts';
import { QualityMark } from './mark.tsx';

/** A category as the page of services shows it. */
export function QualityPreview({ category, onClose }: { category: QualityCategory | undefined; onClose: () => void }) {
  return (
    <Modal open={category !== undefined} title="Kategori Önizleme" width={800} footer={null} onCancel={onClose}>
      {category && (
        <div className="quality-panel">
          <p className="quality-panel-link">
            <QualityMark icon={category.icon} color={category.color} />
            <span>{category.name}</span>
          </p>
          <div className="quality-panel-content">
            <QualityMark icon={category.icon} color={category.color} />
            <h3>{category.content.title}</h3>
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
