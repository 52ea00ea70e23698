// Two versions of a row side by side: what differs, field by field. Default export: loaded when it is opened.
import { useState } from 'react';
import { Button, Modal, Result, Select, Spin } from 'antd';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { useQuery } from '@tanstack/react-query';
import { PRESENT } from '#contract/revisions.ts';
import { actorText } from '../base/actors.ts';
import { shortDateTimeText } from '../base/dates.ts';
import { sentenceOf, useCall } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { labelOf } from '../fields/labels.ts';
import { ChangeText } from './change-list.tsx';
import { CRUD_TEXTS as texts } from './texts.ts';
import { differencesOf, type FieldDiff, type Piece } from './version-diff.ts';
import { readVersion, useGoBack, type Versions } from './versions.ts';

interface CompareDialogProps {
  versions: Versions;
  /** Compared with the present one at first. */
  version: number;
  onClose: () => void;
  onRestored: () => void;
}

export default function CompareDialog({ versions, version, onClose, onRestored }: CompareDialogProps) {
  const { kind, id, present } = versions;
  const [older, setOlder] = useState(String(version));
  const [newer, setNewer] = useState<string>(PRESENT);
  const { goBack, isReading } = useGoBack(versions);
  const kept = useCall('GET /api/revisions/:kind/:id', { params: { kind, id } }).data ?? [];
  const options = kept
    .filter((one) => one.version !== present)
    .map((one) => ({
      value: String(one.version),
      label: [texts.version(one.version), shortDateTimeText(one.at), actorText(one.by)].filter(Boolean).join(' · '),
    }));
  const isSame = older === newer;
  return (
    <Modal
      open
      title={texts.compareTitle}
      width={880}
      className="crud-dialog"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {COMMON_TEXTS.close}
        </Button>,
        <Button
          key="back"
          type="primary"
          icon={<RollbackOutlined aria-hidden />}
          loading={isReading}
          onClick={() => void goBack(Number(older), onRestored)}
        >
          {texts.goBackTo(texts.version(Number(older)))}
        </Button>,
      ]}
    >
      <div className="crud-compared">
        <label>
          <span>{texts.older}</span>
          <Select value={older} options={options} onChange={setOlder} />
        </label>
        <label>
          <span>{texts.newer}</span>
          <Select
            value={newer}
            options={[{ value: PRESENT, label: texts.presentVersion }, ...options]}
            onChange={setNewer}
          />
        </label>
      </div>
      {isSame ? <p className="crud-note">{texts.sameVersions}</p> : <Differences {...{ versions, older, newer }} />}
    </Modal>
  );
}

function Differences({ versions, older, newer }: { versions: Versions; older: string; newer: string }) {
  const { kind, id, present } = versions;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['versions', kind, id, older, newer, newer === PRESENT ? present : ''],
    queryFn: async () => {
      const [before, after] = await Promise.all([readVersion(versions, older), readVersion(versions, newer)]);
      return differencesOf(kind, before, after);
    },
    gcTime: 0,
  });
  if (error)
    return (
      <Result
        status="warning"
        title={sentenceOf(error, texts.versionFailed)}
        extra={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            {COMMON_TEXTS.tryAgain}
          </Button>
        }
      />
    );
  if (!data)
    return (
      <div className="panel-waiting">
        <Spin description={texts.historyLoading} />
      </div>
    );
  if (data.length === 0) return <p className="crud-note">{texts.noDifference}</p>;
  return (
    <dl className="crud-differences">
      {data.map((one) => (
        <div key={one.field}>
          <dt>{labelOf(kind, one.field)}</dt>
          <dd>
            <Difference kind={kind} {...one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ kind, field, values, pieces = [] }: FieldDiff & Pick<Versions, 'kind'>) {
  if (values)
    return (
      <ChangeText entry={{ kind, action: 'update', rowId: '', changes: [] }} change={{ field, ...values }} isWhole />
    );
  return pieces.map((piece, i) => <PieceText key={`${i} ${piece.kind}`} {...piece} />);
}

function PieceText({ kind, text }: Piece) {
  if (kind === 'gone') return <del>{text}</del>;
  return kind === 'come' ? <ins>{text}</ins> : text;
}
