// screens/users/: accounts of staff and customers.
import { useCallback } from 'react';
import { Form, Input, Select } from 'antd';
import * as z from 'zod';
import { DEFAULT_AVATAR, NewPassword, USER_ROLES, type UserRole } from '#contract/auth.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { minPasswordLength, passwordTooShort } from '#contract/passwords.ts';
import { userFields, type User } from '#contract/users.ts';
import { useMay } from '../../base/access.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { useOwner } from '../../base/session.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, ActiveSwitch } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { ROLE_NAMES } from '../../fields/names.ts';
import { Field, rule } from '../../form/field.tsx';
import { usePasswordDialog } from '../../form/password-dialog.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { UserAvatar } from '../../form/thumb.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { USER_TEXTS as texts } from './texts.ts';
import './users.css';

const users: Resource<User> = {
  kind: 'user',
  path: panelListPath('users'),
  calls: {
    list: 'GET /api/users',
    get: 'GET /api/users/:id',
    create: 'POST /api/users',
    update: 'PUT /api/users/:id',
    remove: 'DELETE /api/users/:id',
    status: 'PATCH /api/users/:id/status',
  },
  titleOf: ({ name, username }) => name || username,
  texts: texts.rows,
};

const ROLE_OPTIONS = USER_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

export function UserList() {
  const may = useMay();
  const [state, change] = useListState(['role', 'isActive'], 10);
  const columns: Column<User>[] = [
    {
      key: 'avatar',
      title: texts.picture,
      width: 52,
      onPhone: 'image',
      render: (row) => <UserAvatar user={row} size={32} />,
    },
    {
      key: 'name',
      title: texts.user,
      onPhone: 'heading',
      isKey: true,
      sort: { up: 'name', down: '-name' },
      render: (row) => (
        <>
          <RowLink resource={users} row={row}>
            {users.titleOf(row)}
          </RowLink>
          {row.name && <div className="crud-note">{row.username}</div>}
        </>
      ),
    },
    {
      key: 'email',
      title: FIELD_LABELS.user.email,
      onPhone: 'heading',
      sort: { up: 'email', down: '-email' },
      render: ({ email }) => <span className="crud-break user-email">{email}</span>,
    },
    {
      key: 'role',
      title: FIELD_LABELS.user.role,
      width: 110,
      onPhone: 'plain',
      render: ({ role }) => ROLE_NAMES[role],
    },
    {
      key: 'isActive',
      title: FIELD_LABELS.user.isActive,
      width: 104,
      onPhone: 'foot',
      render: (row) => (
        <ActiveSwitch
          resource={users}
          row={row}
          isAllowed={may('PATCH /api/users/:id/status')}
          refusal={row.role === 'admin' ? texts.adminStaysActive : undefined}
        />
      ),
    },
    {
      key: 'lastLogin',
      title: texts.lastLogin,
      width: 142,
      isExtra: true,
      render: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <time dateTime={lastLoginAt}>{shortTime(lastLoginAt)}</time>
        ) : (
          <span className="crud-note">{texts.neverSignedIn}</span>
        ),
    },
    {
      key: 'created',
      title: texts.createdAt,
      width: 116,
      onPhone: 'none',
      isExtra: true,
      sort: { up: 'oldest', down: 'newest' },
      render: ({ createdAt }) => shortDate(createdAt),
    },
  ];
  return (
    <ResourceList
      resource={users}
      columns={columns}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[{ name: 'role', label: FIELD_LABELS.user.role, options: ROLE_OPTIONS }, ACTIVE_FILTER]}
      removeRefusal={({ role }) => (role === 'admin' ? texts.adminStays : undefined)}
    />
  );
}

interface Values {
  username: string;
  name: string;
  email: string;
  role: UserRole;
  avatar: string;
  isActive: boolean;
  password: string;
}

const toValues = ({ username, name, email, role, avatar, isActive }: User): Values => ({
  username,
  name,
  email,
  role,
  avatar: avatar === DEFAULT_AVATAR ? '' : avatar,
  isActive,
  password: '',
});
const toBody = ({ avatar, ...values }: Values) => ({ ...values, avatar: avatar || DEFAULT_AVATAR });

export function UserForm() {
  const { ask, dialog } = usePasswordDialog();
  /** A new admin, or a change of role, e-mail or password, needs the current user's password. */
  const around = useCallback(
    async (
      send: (body: Record<string, unknown>) => Promise<User>,
      body: Record<string, unknown>,
      row: User | undefined,
    ) => {
      const isDelicate = row ? ['role', 'email', 'password'].some((name) => name in body) : body['role'] === 'admin';
      if (!isDelicate) return send(body);
      return ask({
        title: texts.confirmTitle,
        text: row ? texts.confirmChange : texts.confirmAdmin,
        okText: texts.confirm,
        send: (currentPassword) => send({ ...body, currentPassword }),
      });
    },
    [ask],
  );
  return (
    <>
      <ResourceForm
        resource={users}
        schemas={userFields}
        toValues={toValues}
        toBody={toBody}
        around={around}
        initial={{ name: '', username: '', email: '', role: 'user', avatar: '', isActive: true, password: '' }}
      >
        {(view) => <UserInputs {...view} />}
      </ResourceForm>
      {dialog}
    </>
  );
}

const UNCHANGED = z.literal('');

function UserInputs({ row }: FormView<User>) {
  const role = (Form.useWatch('role') as UserRole | undefined) ?? 'user';
  const [name, username, avatar] = [
    (Form.useWatch('name') as string | undefined) ?? '',
    (Form.useWatch('username') as string | undefined) ?? '',
    (Form.useWatch('avatar') as string | undefined) ?? '',
  ];
  const isOwn = useOwner()?.id === row?._id;
  const minLength = minPasswordLength(role);
  const longEnough = NewPassword.min(minLength, passwordTooShort(minLength));
  return (
    <div className="crud-split">
      <div>
        <div className="crud-columns">
          <TextField name="name" />
          <TextField name="username" />
          <TextField name="email" />
          <Field name="role" checkOn="change" extra={isOwn ? texts.ownRole : undefined}>
            <Select options={ROLE_OPTIONS} disabled={isOwn || undefined} />
          </Field>
          {/* With another rule the field begins again, as a refusal by the former one would hide its hint. */}
          <Field
            key={minLength}
            name="password"
            label={row ? FIELD_LABELS.user.newPassword : COMMON_TEXTS.password}
            required={!row}
            rules={rule(row ? longEnough.or(UNCHANGED) : longEnough)}
            extra={texts.passwordMin(minLength, row ? texts.passwordUnchanged : '')}
          >
            <Input.Password autoComplete="new-password" />
          </Field>
        </div>
      </div>
      <div>
        <SwitchField
          name="isActive"
          extra={role === 'admin' ? texts.adminStaysActive : undefined}
          disabled={role === 'admin'}
        />
        <ImageField
          name="avatar"
          uploadKey="POST /api/users/upload"
          preview={<UserAvatar user={{ avatar, name: name || username || '?', username }} size={96} />}
          extra={texts.pictureHint}
        />
      </div>
    </div>
  );
}
