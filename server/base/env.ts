import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { defaultPageCacheMib, usableMemory } from './page-cache-default.ts';
import { choice, readSettings, type Environment } from './env-values.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const emailAddress = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'must be an e-mail address');
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>,;"\r\n]*<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/,
    "must be an address or 'Name <address>'",
  );

/** Comma separated. */
const list = (isRight: (part: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isRight), error);
const number = (min: number, max: number, error: string) => z.coerce.number(error).min(min, error).max(max, error);
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};
const isOrigin = (text: string): boolean => /^https?:\/\//.test(text) && URL.parse(text)?.origin === text;

/** Every setting of the process's environment. README's table has the same in prose. */
const Env = z.object({
  NODE_ENV: choice('production', 'development', 'test').default('production'),
  PORT: number(0, 65535, 'must be a whole number up to 65535').int('must be a whole number up to 65535').default(3000),
  /** Address to listen on; `localhost` is this machine only, `::` is everybody. */
  HOST: z.string().min(1).default('localhost'),
  /** Seconds between the signal to end and closing the port: time for a load balancer to notice. */
  SHUTDOWN_DELAY: number(0, 600, 'must be a number of seconds up to 600').default(0),
  /** Public address of the site: canonical addresses, sitemap. Default: http://localhost:PORT */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** postgres://… ; by default SQLite in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Seconds that a start waits for a PostgreSQL that is not ready; 0: it fails at once. */
  DATABASE_WAIT: number(0, 3600, 'must be a number of seconds up to 3600').default(60),
  /** Folder of the SQLite database, pictures and documents. */
  DATA_DIR: z.string().min(1).default('data'),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('warn'),
  /** 1: security events are logged whatever LOG_LEVEL is, except silent. */
  SECURITY_LOG: choice('0', '1').default('1'),
  /** Address of the central bank's daily bulletin of exchange rates, or of a copy of it. */
  EXCHANGE_RATES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://www.tcmb.gov.tr/kurlar/today.xml'),
  /** 1: a line for each request. */
  ACCESS_LOG: choice('0', '1').default('0'),
  /**
   * Memory for kept pages and replies, in MiB; 0 keeps none. Default: an eighth of the machine's (or container's)
   * memory, 64 to 512.
   */
  PAGE_CACHE_MB: number(0, 1_000_000, 'must be a number, 0 or more').default(() => defaultPageCacheMib(usableMemory())),
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDR, comma separated. */
  TRUSTED_PROXIES: list(isProxy, 'must hold addresses or ranges like 10.0.0.0/8'),
  /**
   * Connections that one address (in IPv6 one /64) may hold; TRUSTED_PROXIES and this machine itself may hold any
   * number.
   */
  MAX_CONNECTIONS_PER_ADDRESS: number(1, 1_000_000, 'must be a whole number from 1 on')
    .int('must be a whole number from 1 on')
    .default(100),
  /**
   * Signs sessions, challenges and links; without it a key is made at the first start and kept in
   * DATA_DIR/private/signing.key.
   */
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** smtp://user:password@host:587 or smtps://…; without it mails wait in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Sender of all mails. Default: the site's name and its contact address. */
  MAIL_FROM: mailbox.optional(),
  /** Recipient of contact messages. Default: the site's contact address. */
  MAIL_STAFF_TO: emailAddress.optional(),
  /** Recipient of job applications. Default: as contact messages. */
  MAIL_HR_TO: emailAddress.optional(),
  /** off: no CAD files, and no process that makes them. */
  CAD: choice('on', 'off').default('on'),
  /** Disk space for CAD files that have been made, in MiB, in DATA_DIR/cad; least recently used ones go first. */
  CAD_CACHE_MB: number(0, 1_000_000, 'must be a number, 0 or more').default(1024),
  /** Origins of other sites that may call the API from browsers, comma separated. */
  CORS_ORIGINS: list(isOrigin, 'must hold origins like https://example.com, without a path'),
});

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(Env.shape);

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  shutdownDelayMs: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The `url` of `openDatabase`. */
  databaseUrl: string;
  databaseWaitMs: number;
  dataDir: string;
  logLevel: z.output<typeof Env>['LOG_LEVEL'];
  /** Failed sign-ins, refusals, limits, changes of rights, exports and erasures are logged. */
  securityLog: boolean;
  accessLog: boolean;
  pageCacheBytes: number;
  /** Whether articles have CAD files. */
  hasCad: boolean;
  cadCacheBytes: number;
  trustedProxies: string[];
  maxConnectionsPerAddress: number;
  corsOrigins: string[];
  appSecret?: string | undefined;
  /** Of the central bank's bulletin. */
  exchangeRatesUrl: string;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  mailStaffTo?: string | undefined;
  mailHrTo?: string | undefined;
}

/** Reads the process's own settings; payment providers declare theirs (`payments/providers.ts`). @throws StartError */
export function readConfig(env: Environment): Config {
  const e = readSettings(Env, env);
  const dataDir = resolve(ROOT, e.DATA_DIR);
  return {
    isProduction: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    shutdownDelayMs: e.SHUTDOWN_DELAY * 1_000,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    databaseUrl: e.DATABASE_URL ?? join(dataDir, 'kaliphane.db'),
    databaseWaitMs: e.DATABASE_WAIT * 1000,
    dataDir,
    logLevel: e.LOG_LEVEL,
    securityLog: e.SECURITY_LOG === '1' && e.LOG_LEVEL !== 'silent',
    accessLog: e.ACCESS_LOG === '1' && e.LOG_LEVEL !== 'silent',
    pageCacheBytes: e.PAGE_CACHE_MB * 1024 * 1024,
    hasCad: e.CAD === 'on',
    cadCacheBytes: e.CAD_CACHE_MB * 1024 * 1024,
    trustedProxies: e.TRUSTED_PROXIES,
    maxConnectionsPerAddress: e.MAX_CONNECTIONS_PER_ADDRESS,
    corsOrigins: e.CORS_ORIGINS,
    appSecret: e.APP_SECRET,
    exchangeRatesUrl: e.EXCHANGE_RATES_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailStaffTo: e.MAIL_STAFF_TO,
    mailHrTo: e.MAIL_HR_TO,
  };
}
