import { useState } from 'react';
import { Button, Modal, Segmented } from 'antd';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import MobileOutlined from '@ant-design/icons/MobileOutlined';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

interface PreviewDialogProps {
  /** Path of the preview on the site; undefined: closed. */
  path: string | undefined;
  title: string;
  onClose: () => void;
}

const WIDTHS = [
  { value: 'desktop', label: texts.desktop, icon: <DesktopOutlined /> },
  { value: 'phone', label: COMMON_TEXTS.phone, icon: <MobileOutlined /> },
] as const;

/** A draft as on the site, in the width of a desktop or a phone. */
export function PreviewDialog({ path, title, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>(() => (innerWidth < 768 ? 'phone' : 'desktop'));
  return (
    <Modal
      open={path !== undefined}
      title={texts.previewTitle(title ? `: ${title}` : '')}
      footer={null}
      width="min(1400px, 96vw)"
      onCancel={onClose}
      destroyOnHidden
      className="page-preview"
      centered
    >
      <div className="page-preview-tools">
        <Segmented options={[...WIDTHS]} value={width} onChange={setWidth} aria-label={texts.screenWidth} />
        <Button icon={<ExportOutlined />} href={path} target="_blank" rel="noopener">
          {COMMON_TEXTS.openInTab}
        </Button>
      </div>
      <div className="page-preview-frame" data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, shown as visitors get it: its scripts belong to it */}
        <iframe src={path} title={texts.previewOf(title)} />
      </div>
    </Modal>
  );
}
