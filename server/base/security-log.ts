// Security events as log lines (OWASP ASVS 16.3). Lines hold ids and networks only: never a secret, nothing typed, no
// e-mail address.
import { logNetwork } from './client-network.ts';
import { currentRequest } from './request-context.ts';

export type SecurityEvent =
  | 'sign-in failed'
  | 'refused'
  | 'rate limited'
  | 'refresh token reused'
  | 'rights changed'
  | 'personal data exported'
  | 'personal data erased';

export interface SecurityFacts {
  /** Public id of the affected account. */
  account?: string | undefined;
  /** A detail: a fixed word of the code, such as 'role' or 'password'. */
  reason?: string | undefined;
  /** Kind of the limit that was reached. */
  limit?: string | undefined;
  /** Method and route, without parameters. */
  call?: string | undefined;
}

export interface SecurityLog {
  /** Writes a line with the request's id, network and signed-in account. Never throws or waits. */
  note(event: SecurityEvent, facts?: SecurityFacts): void;
}

export const NO_SECURITY_LOG: SecurityLog = { note() {} };

/** Most lines per second of one event: an attack must not fill the disk. */
const LINES_PER_SECOND = 20;
const SECOND_MS = 1_000;

interface Sink {
  warn(line: object, message: string): void;
}
interface Second {
  began: number;
  lines: number;
  suppressed: number;
}

/**
 * @param sink takes the lines, at a level of its own
 * @param now in milliseconds, for the limit on lines
 */
export function securityLog(sink: Sink, now: () => number = () => performance.now()): SecurityLog {
  const seconds = new Map<SecurityEvent, Second>();

  const end = (event: SecurityEvent, { suppressed }: Second): void => {
    seconds.delete(event);
    if (suppressed > 0)
      sink.warn({ security: event, suppressed }, `security: ${event}, ${suppressed} more within a second`);
  };
  const secondOf = (event: SecurityEvent): Second => {
    const current = seconds.get(event);
    if (current && now() - current.began < SECOND_MS) return current;
    if (current) end(event, current);
    const next = { began: now(), lines: 0, suppressed: 0 };
    seconds.set(event, next);
    return next;
  };

  return {
    note(event, facts = {}) {
      const second = secondOf(event);
      if (second.lines >= LINES_PER_SECOND) {
        // Reports the count even without a further event.
        if (second.suppressed === 0)
          setTimeout(() => {
            if (seconds.get(event) === second) end(event, second);
          }, SECOND_MS).unref();
        second.suppressed += 1;
        return;
      }
      second.lines += 1;
      const request = currentRequest();
      sink.warn(
        {
          security: event,
          ...facts,
          by: request?.account,
          network: request && logNetwork(request.address),
          reqId: request?.requestId,
        },
        `security: ${event}`,
      );
    },
  };
}

/**
 * For commands, whose standard output is for people: writes the server's kind of lines to standard error, but none to a
 * terminal.
 */
export const commandSecurityLog = ({ securityLog: isOn }: { securityLog: boolean }): SecurityLog =>
  isOn && !process.stderr.isTTY
    ? securityLog({
        warn: (line, msg) => {
          process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), ...line, msg })}\n`);
        },
      })
    : NO_SECURITY_LOG;
