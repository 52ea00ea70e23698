import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { databaseTrouble, mayComeSoon } from './trouble.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const REFUSED = failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' });

describe('trouble with the database', () => {
  test.each([
    ['refused', REFUSED],
    [
      'refused at each of a host’s addresses',
      Object.assign(new AggregateError([REFUSED, REFUSED]), { code: undefined }),
    ],
    ['reset', failure('read ECONNRESET', { code: 'ECONNRESET' })],
    ['a missing Unix socket', failure('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
    ['stopped by its owner', failure('terminating connection due to administrator command', { code: '57P01' })],
    ['crashed', failure('terminating connection because of crash of another server process', { code: '57P02' })],
    ['starting up', failure('the database system is starting up', { code: '57P03' })],
    ['out of connections', failure('sorry, too many clients already', { code: '53300' })],
    ['class 08', failure('connection failure', { code: '08006' })],
    ['cut', failure('Connection terminated unexpectedly')],
    ['slow to connect', failure('timeout exceeded when trying to connect')],
    ['cut earlier', failure('Client has encountered a connection error and is not queryable')],
    ['silent', failure('Query read timeout')],
  ])('away: %s', (_what, error) => {
    expect(databaseTrouble(error)).toBe('away');
    expect(mayComeSoon(error)).toBe(true);
  });

  test.each([
    ['a lock that was not free', failure('canceling statement due to lock timeout', { code: '55P03' })],
    ['a long statement', failure('canceling statement due to statement timeout', { code: '57014' })],
    ['a deadlock', failure('deadlock detected', { code: '40P01' })],
    ['a locked file', failure('database is locked', { code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['a locked snapshot', failure('database is locked', { code: 'ERR_SQLITE_ERROR', errcode: 517 })],
  ])('busy: %s', (_what, error) => {
    expect(databaseTrouble(error)).toBe('busy');
    expect(mayComeSoon(error)).toBe(false);
  });

  test.each([
    ['a missing file', failure('open ENOENT', { code: 'ENOENT', syscall: 'open' })],
    ['a wrong password', failure('password authentication failed', { code: '28P01' })],
    ['a missing database', failure('database "x" does not exist', { code: '3D000' })],
    ['a violated constraint', failure('duplicate key', { code: '23505' })],
    ['another file error with the same number', failure('x', { errcode: 5 })],
    ['a refusal', new ApiError(404, 'NOT_FOUND', 'x')],
    ['nothing', undefined],
  ])('none: %s', (_what, error) => {
    expect(databaseTrouble(error)).toBeUndefined();
    expect(mayComeSoon(error)).toBe(false);
  });

  test('an unknown host counts as away while serving, and as a mistake at the start', () => {
    const unknown = failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' });
    expect(databaseTrouble(unknown)).toBe('away');
    expect(mayComeSoon(unknown)).toBe(false);
  });
});
