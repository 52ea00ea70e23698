import { expect, test } from 'vitest';
import { PAYMENT_SETTING_NAMES } from '../domains/shop/payments/providers.ts';
import { strangeNames, strangeNamesWarning } from './env-names.ts';
import { SETTING_NAMES } from './env.ts';

/** The names of all settings that the server reads. */
const NAMES = [...SETTING_NAMES, ...PAYMENT_SETTING_NAMES];
const strange = (...names: string[]) => strangeNames(names, NAMES);

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DRI', 'DATA_DIR'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['TRUSTED_PROXY', undefined],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['STRIPE_SECRET', undefined],
  ['STRIPE_SECRET_KEYS', 'STRIPE_SECRET_KEY'],
  ['SMTP_HOST', undefined],
  ['MAIL_TO', undefined],
  ['PAGE_CACHE', undefined],
  ['PAGE_CACHE_MIB', 'PAGE_CACHE_MB'],
  ['KALIPHANE_HOST', undefined],
  ['APP_SECERT', 'APP_SECRET'],
  ['SHUTDOWN_DELAY_SECONDS', undefined],
])('%s is named as strange, meant is %s', (name, meant) => expect(strange(name)).toEqual([{ name, meant }]));

test('settings and variables of machines, npm, CI, PostgreSQL and systemd', () => {
  expect(
    strange(
      ...NAMES,
      'ADMIN_PASSWORD',
      'TEST_DATABASE_URL',
      'PATH',
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'MAIL',
      'MAILCHECK',
      'MAILPATH',
      'LOGNAME',
      'PWD',
      'OLDPWD',
      'SHELL',
      'SHLVL',
      'TERM',
      'LANG',
      'LC_ALL',
      'TZ',
      'USER',
      'EDITOR',
      'DISPLAY',
      'XDG_DATA_DIRS',
      'XDG_RUNTIME_DIR',
      'DBUS_SESSION_BUS_ADDRESS',
      'SSH_CONNECTION',
      'HTTP_PROXY',
      'HTTPS_PROXY',
      'NO_PROXY',
      'http_proxy',
      'NODE_OPTIONS',
      'NODE_PATH',
      'NODE_VERSION',
      'NODE_EXTRA_CA_CERTS',
      'NPM_CONFIG_LOGLEVEL',
      'npm_config_loglevel',
      'npm_lifecycle_event',
      'npm_package_json',
      'INIT_CWD',
      'COLOR',
      'CI',
      'GITHUB_ACTIONS',
      'GITHUB_WORKSPACE',
      'GITLAB_CI',
      'RUNNER_TEMP',
      'JENKINS_URL',
      'BUILD_ID',
      'PGHOST',
      'PGPORT',
      'PGUSER',
      'PGPASSWORD',
      'PGDATABASE',
      'PGDATA',
      'INVOCATION_ID',
      'JOURNAL_STREAM',
      'NOTIFY_SOCKET',
      'LISTEN_FDS',
      'STATE_DIRECTORY',
      'RUNTIME_DIRECTORY',
      'LOGS_DIRECTORY',
      'MAINPID',
      'KUBERNETES_SERVICE_HOST',
      'KUBERNETES_PORT_443_TCP',
      'SMTP_SERVICE_HOST',
      'KALIPHANE_PORT',
      'SMTP_PORT_25_TCP_ADDR',
      'MAIL_SERVICE_PORT_SMTP',
      'APP_ENV',
      'APP_NAME',
      'PUBLIC_IP',
      'BASE_URL',
      'REDIS_URL',
      'VITE_PUBLIC_URL',
      'APPDATA',
      'HTTP_PORT',
    ),
  ).toEqual([]);
});

test('the warning names all of them in one line', () => {
  expect(strangeNamesWarning(strange('SMTP_HOST', 'PATH', 'DATABSE_URL'))).toBe(
    'WARNING: no setting has this name, so it has no effect: DATABSE_URL (DATABASE_URL?), SMTP_HOST',
  );
  expect(strangeNamesWarning([])).toBeUndefined();
});
