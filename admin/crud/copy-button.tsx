import { App, Button, Tooltip } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';

/** Puts a text into the clipboard. @param name of what is copied: 'Adresi kopyala' */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { message } = App.useApp();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success({ content: 'Kopyalandı.', key: 'copy' });
    } catch {
      void message.error({ content: 'Kopyalanamadı. Metni seçip kopyalayın.', key: 'copy' });
    }
  };
  return (
    <Tooltip title={name}>
      <Button
        className="crud-copy"
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={name}
        onClick={() => void copy()}
      />
    </Tooltip>
  );
}
