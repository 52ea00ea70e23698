import { useMemo, useState } from 'react';
import { App, Button, type FormInstance } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { hasTitle, isMenuPlace, type MenuEntry } from '#contract/menu-places.ts';
import { MENU_COLUMN_TITLES } from '#contract/menu-texts.ts';
import { menuFields, menuRules, type StoredMenu } from '#contract/menus.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { changedPaths } from '../../crud/resource.ts';
import { TextField } from '../../form/text-fields.tsx';
import { EntriesInput } from './entries-input.tsx';
import { menus } from './resource.ts';
import { MENU_TEXTS as texts } from './texts.ts';
import './menus.css';

interface Values {
  title: string;
  entries: MenuEntry[];
}
const EMPTY: Values = { title: '', entries: [] };

/** The entries of one menu. */
export function MenuForm() {
  const { id = '' } = useParams();
  const schemas = useMemo(() => (isMenuPlace(id) ? menuRules(id) : menuFields), [id]);
  return (
    <ResourceForm<StoredMenu, Values> resource={menus} schemas={schemas} initial={EMPTY} moreActions={actionsOf}>
      {({ row }) => row && <Inputs row={row} />}
    </ResourceForm>
  );
}
const actionsOf = ({ row, form }: FormView<StoredMenu>) => row?.isOwn && <Reset row={row} form={form} />;

function Inputs({ row }: { row: StoredMenu }) {
  return (
    <div className="menu-form">
      <p className="crud-note">{row.isOwn ? texts.ownNote : texts.usualNote}</p>
      {hasTitle(row._id) && (
        <TextField
          name="title"
          isCounted
          required={false}
          extra={`${texts.usualTitle} ${MENU_COLUMN_TITLES[row._id]}`}
          className="menu-title"
        />
      )}
      <EntriesInput row={row} />
    </div>
  );
}

function Reset({ row, form }: { row: StoredMenu; form: FormInstance }) {
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const reset = async (): Promise<void> => {
    const isMeant = await modal.confirm({
      title: texts.resetTitle,
      content: texts.resetText,
      okText: texts.reset,
      cancelText: COMMON_TEXTS.giveUp,
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      await api('DELETE /api/menus/:id', { params: { id: row._id } });
      form.resetFields();
      void refresh(...changedPaths(menus));
      void message.success({ content: texts.resetDone, key: 'menu' });
      void navigate(menus.path);
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.resetFailed), key: 'menu' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void reset()}>
      {texts.reset}
    </Button>
  );
}
