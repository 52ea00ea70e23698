/** `npm test -- --changed`: the tests that a change can break. */
import { execFileSync } from 'node:child_process';
import { SetupFailure } from './failure.mjs';

/**
 * Browser tests of a page or a screen: `tests/<name>.spec.ts`. What is not named here (shared parts of site and panel,
 * the contract, the server) can break any of them.
 * @type {Record<string, string[]>}
 */
export const SPECS_OF = {
  'site/pages/account': ['account'],
  'site/pages/blog': ['blog'],
  'site/pages/blog-post': ['blog', 'preview', 'xss'],
  'site/pages/careers': ['careers'],
  'site/pages/cart': ['cart', 'checkout', 'purchase', 'quotes'],
  'site/pages/checkout': ['checkout', 'iyzico', 'paytr', 'purchase', 'shipping', 'transfer'],
  'site/pages/company': ['company', 'facts', 'pages'],
  'site/pages/components': ['components'],
  'site/pages/contact': ['contact', 'quotes'],
  'site/pages/family': ['family', 'price-display', 'family-layout', 'cad-zip'],
  'site/pages/home': ['home', 'company', 'facts'],
  'site/pages/languages': ['languages'],
  'site/pages/licences': ['licences'],
  'site/pages/newsletter': ['newsletter'],
  'site/pages/orders': ['account', 'instalments', 'invoices', 'purchase', 'shipments', 'transfer'],
  'site/pages/page-sections': ['pages', 'company', 'preview', 'facts'],
  'site/pages/preview': ['preview'],
  'site/pages/product': ['product', 'price-display', 'cad', 'cart', 'instalments', 'xss'],
  'site/pages/services': ['services', 'facts'],
  'site/pages/shop': ['shop', 'search', 'cart'],
  'site/pages/sign-in': ['account', 'checkout'],
  'site/pages/site-search': ['site-search'],
  'site/pages/success': ['purchase'],
  'admin/screens/applications': ['admin-applications'],
  'admin/screens/attributes': ['admin-families'],
  'admin/screens/audit': ['admin-audit'],
  'admin/screens/blogs': ['admin-blogs', 'admin-editor', 'admin-publishing'],
  'admin/screens/carriers': ['admin-lists', 'admin-orders'],
  'admin/screens/categories': ['admin-categories'],
  'admin/screens/customers': ['open-account', 'admin-customer-files'],
  'admin/screens/dashboard': ['admin-dashboard'],
  'admin/screens/families': ['admin-families', 'admin-family-files'],
  'admin/screens/features': ['admin-content', 'admin-forms'],
  'admin/screens/jobs': ['admin-jobs'],
  'admin/screens/mail-templates': ['admin-mail'],
  'admin/screens/menus': ['admin-menus'],
  'admin/screens/media': ['admin-media'],
  'admin/screens/messages': ['admin-messages'],
  'admin/screens/money': ['admin-money', 'admin-dashboard'],
  'admin/screens/newsletter': ['admin-newsletter'],
  'admin/screens/orders': ['admin-customer-files', 'admin-orders', 'instalments', 'invoices', 'shipments', 'transfer'],
  'admin/screens/outbox': ['admin-outbox'],
  'admin/screens/pages': ['admin-pages', 'admin-publishing', 'preview'],
  'admin/screens/products': [
    'exchange-rates',
    'admin-product-form',
    'admin-product-list',
    'admin-product-stock',
    'admin-bulk',
    'admin-lists',
  ],
  'admin/screens/price-lists': ['admin-price-lists'],
  'admin/screens/import': ['admin-customer-files', 'admin-family-files', 'admin-import'],
  'admin/screens/tasks': ['admin-bulk', 'admin-import'],
  'admin/screens/profile': ['admin-frame'],
  'admin/screens/programs': ['admin-content'],
  'admin/screens/quality': ['admin-content'],
  'admin/screens/redirects': ['admin-redirects'],
  'admin/screens/references': ['admin-content'],
  'admin/screens/search-words': ['admin-search-words'],
  'admin/screens/settings': ['admin-mail', 'admin-settings', 'exchange-rates', 'instalments', 'iyzico', 'shipping'],
  'admin/screens/sliders': ['admin-content'],
  'admin/screens/seo': ['admin-seo'],
  'admin/screens/trash': ['admin-trash'],
  'admin/screens/users': ['admin-users'],
};
/** Suites over all routes: any page or screen is theirs too. */
export const SPECS_OF_ALL = {
  site: ['layout', 'frame', 'navigation'],
  admin: ['admin-layout', 'admin-frame', 'admin-long-words'],
};

/** Read by no test. */
const UNTESTED = /^(?:docs\/|bench\/|\.ci\/|[^/]+\.md$|\.git|\.oxlintrc|\.oxfmtrc)/;
/** Decides what every test runs on. */
const FOUNDATION = /^(?:package(?:-lock)?\.json|\.npmrc|tsconfig|vite\.config|vitest\.config|playwright\.config)/;

/** Files changed since a commit, uncommitted and new ones included.
 * @param {string} root
 * @param {string} since a commit or a branch; of a branch, the commit that it was left at
 * @returns {string[]} relative to `root` */
export function changedFiles(root, since) {
  /** @param {string[]} args */
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .split('\n')
        .filter(Boolean);
    } catch {
      throw new SetupFailure(`--changed: git knows no commit or branch '${since}' here.`);
    }
  };
  return [...git('diff', '--name-only', '--merge-base', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The tests that these files can break: `server` lists the files whose importers among the tests are run, `browser`
 * patterns of test files; 'all' stands for every test.
 * @param {readonly string[]} files
 * @returns {{ server: 'all' | string[], browser: 'all' | string[] }}
 */
export function testsOf(files) {
  const tested = files.filter((file) => !UNTESTED.test(file));
  if (tested.some((file) => FOUNDATION.test(file))) return { server: 'all', browser: 'all' };
  const code = tested.filter((file) => /\.[cm]?[jt]sx?$|\.json$/.test(file) && !file.startsWith('tests/'));
  /** @type {Set<string>} */
  const specs = new Set();
  for (const file of tested) {
    if (/\.test\.[cm]?[jt]sx?$/.test(file) || file.startsWith('scripts/')) continue;
    const spec = /^tests\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
    const area = Object.keys(SPECS_OF).find((folder) => file.startsWith(`${folder}/`));
    const room = file.split('/')[0];
    if (spec) specs.add(spec);
    else if (area) {
      for (const name of [...(SPECS_OF[area] ?? []), ...SPECS_OF_ALL[area.startsWith('site/') ? 'site' : 'admin']])
        specs.add(name);
    } else if (room === 'admin') specs.add('(?:admin-[\\w-]+|preview)');
    else if (room === 'site') specs.add('(?!admin-)[\\w-]+');
    else return { server: code, browser: 'all' };
  }
  return { server: code, browser: [...specs].map((name) => `tests/${name}\\.spec\\.ts`) };
}
