import type { Viewer } from '../../../call/handlers.ts';

/** Parts of the user agents of crawlers, previews, monitors, scripts and headless browsers. */
const BOTS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'archiver',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-externalagent',
  'whatsapp',
  'telegram',
  'embedly',
  'quora link preview',
  'pinterest',
  'vkshare',
  'skypeuripreview',
  'bingpreview',
  'google-inspectiontool',
  'googleother',
  'google-read-aloud',
  'mediapartners',
  'adsbot',
  'feedfetcher',
  'apis-google',
  'yandex.com/bots',
  'chatgpt-user',
  'perplexity',
  'claude-web',
  'cohere-ai',
  'bytespider',
  'ia_archiver',
  'w3c_validator',
  'validator.nu',
  'lighthouse',
  'pagespeed',
  'gtmetrix',
  'pingdom',
  'uptime',
  'statuscake',
  'monitor',
  'headless',
  'phantomjs',
  'puppeteer',
  'playwright',
  'selenium',
  'webdriver',
  'electron',
  'prerender',
  'curl/',
  'wget',
  'httpie',
  'postman',
  'insomnia',
  'python',
  'java/',
  'okhttp',
  'go-http-client',
  'node-fetch',
  'undici',
  'axios',
  'got (',
  'libwww',
  'ruby',
  'php/',
  'guzzle',
  'scrapy',
  'httpclient',
  'apache-',
  'k6/',
  'autocannon',
  'ahrefs',
  'semrush',
  'mj12',
  'dataprovider',
  'netcraft',
  'zgrab',
  'masscan',
  'nmap',
  'preview',
] as const;

const MAX_LENGTH = 512;
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
  const name = userAgent.slice(0, MAX_LENGTH).toLowerCase();
  if (!name.startsWith('mozilla/') && !name.startsWith('opera/')) return null;
  if (BOTS.some((bot) => name.includes(bot))) return null;
  const first = (names: readonly string[]) => names.find((one) => name.includes(one)) ?? '?';
  return `${first(BROWSERS)} ${first(SYSTEMS)}`;
}
