import { agentName, isBot } from '../../../call/bots.ts';
import type { Viewer } from '../../../call/handlers.ts';

const BROWSERS = [
  'edg',
  'opr/',
  'samsungbrowser',
  'yabrowser',
  'firefox',
  'fxios',
  'crios',
  'chrome',
  'safari',
] as const;
const SYSTEMS = ['iphone', 'ipad', 'android', 'windows', 'mac os', 'cros', 'linux'] as const;

/**
 * The reader's kind of browser, coarse on purpose: it tells apart several people behind one address, but nobody becomes
 * a new reader by inventing a name. null: not counted (a bot, no browser's name, staff).
 */
export function readerKind({ role, userAgent }: Viewer): string | null {
  if (role === 'moderator' || role === 'admin') return null;
  const name = agentName(userAgent);
  if (!name.startsWith('mozilla/') && !name.startsWith('opera/')) return null;
  if (isBot(name)) return null;
  const first = (names: readonly string[]) => names.find((one) => name.includes(one)) ?? '?';
  return `${first(BROWSERS)} ${first(SYSTEMS)}`;
}
