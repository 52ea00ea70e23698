// Failures of the database that have nothing to do with the query: it is away, or busy with other work
// (docs/decisions/0070).

/**
 * `away`: it cannot be reached, or has cut the connection. `busy`: another transaction held a needed lock for too long.
 */
export type DatabaseTrouble = 'away' | 'busy';

interface Failure {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
  errors?: unknown;
  syscall?: unknown;
}

/**
 * Codes of sockets, and of PostgreSQL: shut down, crashed, starting up, dropped, too many connections. Class 08 is
 * connections.
 */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '53300',
]);
/** Messages of the driver, which gives them no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Query read timeout$|Client (?:has encountered a connection error|was closed) and is not queryable$|Postgres connection has been discarded$)/;
/**
 * Codes of a lock that was not free in time, a statement that took too long, and two writers that waited for each
 * other.
 */
const BUSY_CODES = new Set(['55P03', '57014', '40P01', '40001', 'SQLITE_CONNECTION_BUSY']);
/** SQLITE_BUSY and SQLITE_LOCKED, in the lower byte. */
const BUSY_RESULTS = new Set([5, 6]);

/** A lock that was not free in time, with PostgreSQL's code. */
export const lockNotFree = (): Error => Object.assign(new Error('the lock was not free within 3 s'), { code: '55P03' });

/** Classifies a failure of the database; undefined for a failure of the query itself, or of something else. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode, message, errors, syscall } = error as Failure;
  if (typeof code === 'string') {
    if (BUSY_CODES.has(code)) return 'busy';
    if (AWAY_CODES.has(code) || /^08\w{3}$/.test(code)) return 'away';
    if (code === 'ENOENT' && syscall === 'connect') return 'away'; // a Unix socket
  }
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && BUSY_RESULTS.has(errcode & 0xff)) return 'busy';
  if (typeof message === 'string' && AWAY_MESSAGES.test(message)) return 'away';
  // A host with several addresses fails with one failure for each.
  return Array.isArray(errors) ? databaseTrouble(errors[0]) : undefined;
}

/** Describes the failure in one line. pg's connection errors are sometimes an AggregateError without a message. */
export const describe = (error: unknown): string => {
  const text =
    error instanceof AggregateError
      ? error.errors.map((one: Error) => one.message).join('; ')
      : (error as Error).message;
  return text.replaceAll(/\s+/g, ' ');
};

export const isAway = (error: unknown): boolean => databaseTrouble(error) === 'away';

/** Not only out of connections, of which others may be open. */
export const isUnreachable = (error: unknown): boolean => isAway(error) && (error as Failure).code !== '53300';

/** Whether a start may expect the database to come: an unknown host name is a mistake instead. */
export const mayComeSoon = (error: unknown): boolean => isAway(error) && (error as Failure).code !== 'ENOTFOUND';
