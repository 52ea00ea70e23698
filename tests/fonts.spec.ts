// Fonts: one typeface per page, and no layout shift, whenever the files arrive.
import type { Page, Route } from '@playwright/test';
import { expect, follow, layoutShift, test } from './fixtures.ts';

const SANS = /\/sans[^/]*\.woff2$/;
const MONO = /\/mono[^/]*\.woff2$/;
const LATE_MS = 700;

const late = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  await route.continue();
};
const CASES: Record<string, { files: RegExp; answer: (route: Route) => Promise<void> }> = {
  'sans late': { files: SANS, answer: late },
  'mono late': { files: MONO, answer: late },
  'both missing': { files: /\.woff2$/, answer: (route) => route.fulfill({ status: 404 }) },
};
/** Routes with the largest shifts: lead paragraphs that wrapped differently, and a late style sheet. */
const ROUTES = ['/blog', '/contact', '/careers', '/en', '/no-such-page'];

for (const width of [390, 1440]) {
  for (const [name, { files, answer }] of Object.entries(CASES)) {
    test(`no layout shift at ${width} px with ${name}`, async ({ page, problems }) => {
      problems.allow(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      await page.route(files, answer);
      for (const route of ROUTES) {
        await page.goto(route, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), route).toBeLessThan(0.01);
      }
    });
  }
}

interface CdpNode {
  nodeId: number;
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  children?: CdpNode[];
}
const TEXT_NODE = 3;
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);
/** Elements with a text node as a child. */
const withText = (node: CdpNode): CdpNode[] =>
  UNSEEN.has(node.nodeName)
    ? []
    : [
        ...(node.children?.some((child) => child.nodeType === TEXT_NODE && child.nodeValue.trim()) ? [node] : []),
        ...(node.children ?? []).flatMap(withText),
      ];

/** Returns the typefaces used on the page: our files by name, all others as the system's. */
async function typefaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const used = await Promise.all(
    withText(root).map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  return [
    ...new Set(
      used.flatMap(({ fonts }) =>
        fonts.map(({ familyName, isCustomFont }) =>
          isCustomFont ? familyName.replace(/ (Var|Regular)$/, '') : "the system's",
        ),
      ),
    ),
  ].toSorted();
}

test('uses a late font from the next page on', async ({ page }) => {
  await page.route(SANS, late);
  await page.goto('/about', { waitUntil: 'load' });
  expect(await typefaces(page)).not.toContain('Our Type Sans');
  await page.mouse.move(400, 300); // as a visitor's, on the way to a link
  // The page does not show the moment when the font becomes available: try again until then.
  await expect(async () => {
    await follow(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
    await follow(page, '/about');
    await expect(page).toHaveURL(/\/about$/);
    expect(await typefaces(page)).toContain('Our Type Sans');
  }).toPass();
  for (const path of ['/', '/shop', '/blog', '/services']) {
    await follow(page, path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.evaluate(() => document.fonts.ready);
    await expect(async () =>
      expect(
        (await typefaces(page)).filter((name) => name !== 'Our Type Mono'),
        `${path} uses letters that our files lack`,
      ).toEqual(['Our Type Sans']),
    ).toPass();
  }
});

const TEXT =
  'Kılavuz burçların iç çapı taşlanır, ölçüleri tek tek denetlenir; İtici pim Ø6×200 mm, DIN 1530-A, 58–60 HRC.';

test('stand-ins take the same space as our fonts', async ({ page }) => {
  await page.goto('/about');
  const measured = await page.evaluate(async (text) => {
    const listed = (name: string) =>
      getComputedStyle(document.documentElement)
        .getPropertyValue(name)
        .split(',')
        .map((family) => family.trim().replaceAll(/['"]/g, ''))
        .filter((family) => family.includes(' by '));
    const line = document.createElement('span');
    line.textContent = text;
    line.style.cssText = 'position: absolute; white-space: nowrap; line-height: normal; font-size: 100px';
    document.body.append(line);
    const roomOf = async (family: string, weight: number) => {
      line.style.fontFamily = `'${family}', serif`;
      line.style.fontWeight = String(weight);
      await document.fonts.load(`${weight} 100px '${family}'`, text);
      const { width, height } = line.getBoundingClientRect();
      return { width, height };
    };
    const isHere = async (family: string, weight: number) => {
      try {
        return (await document.fonts.load(`${weight} 100px '${family}'`, text)).some(
          ({ status }) => status === 'loaded',
        );
      } catch {
        return false;
      }
    };
    const url = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')!.href;
    document.fonts.add(await new FontFace('Own Sans', `url(${url})`, { weight: '400 700' }).load());
    const found: { standIn: string; wider: number; higher: number }[] = [];
    for (const [own, standIns, weights] of [
      ['Own Sans', listed('--sans-stand-ins'), [400, 500, 600]],
      ['Site Mono', listed('--mono-stand-ins'), [400]],
    ] as const) {
      for (const weight of weights) {
        const real = await roomOf(own, weight);
        for (const family of standIns) {
          if (!(await isHere(family, weight))) continue;
          const room = await roomOf(family, weight);
          found.push({
            standIn: `${family} ${weight}`,
            wider: room.width / real.width - 1,
            higher: room.height / real.height - 1,
          });
        }
      }
    }
    return found;
  }, TEXT);
  // Any machine with a browser has Arial, Liberation, Roboto, Segoe UI or DejaVu.
  expect(
    measured.filter(({ standIn }) => standIn.startsWith('Sans')).length,
    'stand-ins on this machine',
  ).toBeGreaterThanOrEqual(3);
  expect(measured.some(({ standIn }) => standIn.startsWith('Mono'))).toBe(true);
  for (const { standIn, wider, higher } of measured) {
    expect(Math.abs(wider), `${standIn} against our font`).toBeLessThan(standIn.startsWith('Mono') ? 0.001 : 0.025);
    // Browsers round ascent and descent to whole pixels.
    expect(Math.abs(higher), `${standIn}: height of a line`).toBeLessThan(0.02);
  }
});

test('italics slant, including bold ones', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  for (const html of ['<em>bakıma</em>', '<i>bakıma</i>', '<cite>bakıma</cite>', '<strong><em>bakıma</em></strong>']) {
    await page.evaluate((content) => {
      document.querySelector('#slanted')?.remove();
      const box = document.createElement('p');
      box.id = 'slanted';
      box.className = 'prose';
      box.innerHTML = content;
      document.querySelector('main')!.prepend(box);
    }, html);
    const box = page.locator('#slanted');
    const word = box.locator('em, i, cite');
    await expect(word).toHaveCSS('font-style', 'italic');
    const slanted = await box.screenshot();
    await word.evaluate((element) => {
      element.style.fontStyle = 'normal';
    });
    const upright = await box.screenshot();
    await word.evaluate((element) => {
      element.style.fontStyle = '';
    });
    expect((await box.screenshot()).equals(slanted), `${html} looks the same twice`).toBe(true);
    expect(upright.equals(slanted), `${html} looks upright`).toBe(false);
  }
});
