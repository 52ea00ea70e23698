import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const list = z.string().default('').transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean));

/** Every setting of the process's environment. README's table says the same in prose. */
const Env = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  /** Address to listen on; `localhost` is this machine only, `::` is everybody. */
  HOST: z.string().min(1).default('localhost'),
  /** Where visitors reach the site: canonical addresses, sitemap. Default: http://localhost:PORT */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** postgres://… ; without it SQLite in DATA_DIR. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  /** Folder of the SQLite database, pictures and documents. */
  DATA_DIR: z.string().min(1).default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Memory for kept pages and replies, in MiB; 0 keeps none. */
  PAGE_CACHE_MB: z.coerce.number('must be a number').min(0).default(64),
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDR, comma separated. */
  TRUSTED_PROXIES: list,
  /** Origins of other sites that may call the API from browsers, comma separated. */
  CORS_ORIGINS: list,
});

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** What `openDatabase` takes. */
  databaseUrl: string;
  dataDir: string;
  logLevel: z.output<typeof Env>['LOG_LEVEL'];
  pageCacheBytes: number;
  trustedProxies: string[];
  corsOrigins: string[];
}

/** The only reader of the environment. Empty variables count as unset. @throws StartError naming every wrong one */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Env.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  const e = parsed.data;
  const dataDir = resolve(ROOT, e.DATA_DIR);
  return {
    isProduction: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    databaseUrl: e.DATABASE_URL ?? join(dataDir, 'kaliphane.db'),
    dataDir,
    logLevel: e.LOG_LEVEL,
    pageCacheBytes: e.PAGE_CACHE_MB * 1024 * 1024,
    trustedProxies: e.TRUSTED_PROXIES,
    corsOrigins: e.CORS_ORIGINS,
  };
}
