import { Alert, Button, Modal } from 'antd';
import dayjs from 'dayjs';
import type { StaleDetails } from '#contract/errors.ts';

interface StaleDialogProps {
  /** undefined: closed. */
  stale: StaleDetails | undefined;
  labels: Readonly<Record<string, string>>;
  /** Names of the fields that are changed here. */
  mine: readonly string[];
  isBusy: boolean;
  /** The newer row, with what was changed here on top. */
  onMerge: () => void;
  /** Saves what was changed here over the newer row. */
  onOverwrite: () => void;
  /** The newer row as it is. */
  onReload: () => void;
  onStay: () => void;
}

/** An object is sent whole, so that a change of one of its parts meets a change of any other. */
const isPartOf = (part: string, whole: string): boolean => part === whole || part.startsWith(`${whole}.`);

const listed = (names: readonly string[], labels: Readonly<Record<string, string>>): string => names.map((name) => labels[name] ?? name).join(', ');

/** Somebody else saved the row meanwhile: who, when, what, and what becomes of the changes made here. */
export function StaleDialog({ stale, labels, mine, isBusy, onMerge, onOverwrite, onReload, onStay }: StaleDialogProps) {
  const both = stale?.fields.filter((name) => mine.some((changed) => isPartOf(name, changed))) ?? [];
  return (
    <Modal open={stale !== undefined} title="Bu kayıt siz düzenlerken değişti" onCancel={onStay} footer={null} width={560} mask={{ closable: false }}>
      {stale && (
        <div className="crud-stale">
          <p>
            <strong>{stale.changedBy}</strong>, {dayjs(stale.changedAt).format('D MMMM YYYY HH:mm')} tarihinde bu kaydı değiştirdi
            {stale.fields.length > 0 ? <>: <strong>{listed(stale.fields, labels)}</strong>.</> : '.'}
          </p>
          <p>Sizin değiştirdikleriniz: <strong>{mine.length > 0 ? listed(mine, labels) : 'yok'}</strong>.</p>
          {both.length > 0 && <Alert type="warning" showIcon title={`İkinizin de değiştirdiği: ${listed(both, labels)}. Kaydederseniz sizinki kalır.`} />}
          <div className="crud-stale-choices">
            <Button type="primary" disabled={isBusy} onClick={onMerge} block>Güncel kaydı al, değişikliklerimi koru</Button>
            <Button disabled={isBusy || mine.length === 0} onClick={onOverwrite} block>Benim değişikliklerimle kaydet</Button>
            <Button danger disabled={isBusy} onClick={onReload} block>Yeniden yükle (değişikliklerim silinir)</Button>
            <Button type="text" disabled={isBusy} onClick={onStay} block>Formda kal</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
