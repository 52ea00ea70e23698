// Letters: one typeface, none that moves the page, whenever its file comes.
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
/** Where a line more or less, or a style that comes late, moved the most. */
const ROUTES = ['/blog', '/contact', '/careers', '/en', '/no-such-page'];

for (const width of [390, 1440]) {
  for (const [name, { files, answer }] of Object.entries(CASES)) {
    test(`nothing moves at ${width} px with ${name}`, async ({ page, problems }) => {
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

/** The typefaces that the browser took for a page's text. */
async function typefaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName.replace(/ (Var|Regular)$/, '') : `the system's ${familyName}`)).toSorted();
}

test('letters that came late are those of the next page', async ({ page }) => {
  await page.route(SANS, late);
  await page.goto('/about', { waitUntil: 'load' });
  expect((await typefaces(page)).filter((name) => name.includes('Sans') && !name.startsWith("the system's"))).toEqual([]);
  // What came late is fetched from the browser's store, which no page tells of.
  await expect(async () => {
    await follow(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
    await follow(page, '/about');
    await expect(page).toHaveURL(/\/about$/);
    expect(await typefaces(page)).toContain('Our Type Sans');
  }).toPass();
  for (const path of ['/', '/shop', '/blog', '/services', '/contact', '/en', '/de']) {
    await follow(page, path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.evaluate(() => document.fonts.ready);
    await expect(async () => expect((await typefaces(page)).filter((name) => name !== 'Our Type Mono'), `${path} has letters that our files lack`).toEqual(['Our Type Sans'])).toPass();
  }
});

const TEXT = 'Kılavuz burçların iç çapı taşlanır, ölçüleri tek tek denetlenir; İtici pim Ø6×200 mm, DIN 1530-A, 58–60 HRC.';

test('what stands in takes the room of our own letters', async ({ page }) => {
  await page.goto('/about');
  const measured = await page.evaluate(async (text) => {
    const listed = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).split(',').map((family) => family.trim()).filter((family) => family.startsWith("'"));
    const line = document.createElement('span');
    line.textContent = text;
    line.style.cssText = 'position: absolute; white-space: nowrap; line-height: normal; font-size: 100px';
    document.body.append(line);
    const roomOf = async (family: string, weight: number) => {
      line.style.fontFamily = `${family}, serif`;
      line.style.fontWeight = String(weight);
      await document.fonts.load(`${weight} 100px ${family}`, text);
      const { width, height } = line.getBoundingClientRect();
      return { width, height };
    };
    const isHere = async (family: string, weight: number) => {
      try { return (await document.fonts.load(`${weight} 100px ${family}`, text)).some(({ status }) => status === 'loaded'); } catch { return false; }
    };
    const url = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')!.href;
    document.fonts.add(await new FontFace('Own Sans', `url(${url})`, { weight: '400 700' }).load());
    const found: { standIn: string; wider: number; higher: number }[] = [];
    for (const [own, standIns, weights] of [['Own Sans', listed('--sans-stand-ins'), [400, 500, 600]], ["'Site Mono'", listed('--mono-stand-ins'), [400]]] as const) {
      for (const weight of weights) {
        const real = await roomOf(own, weight);
        for (const family of standIns) {
          if (!await isHere(family, weight)) continue;
          const room = await roomOf(family, weight);
          found.push({ standIn: `${family} ${weight}`, wider: room.width / real.width - 1, higher: room.height / real.height - 1 });
        }
      }
    }
    return found;
  }, TEXT);
  // At least one of each on any machine that has fonts at all.
  expect(measured.filter(({ standIn }) => standIn.startsWith("'Sans")).length, 'stand-ins on this machine').toBeGreaterThanOrEqual(3);
  expect(measured.some(({ standIn }) => standIn.startsWith("'Mono"))).toBe(true);
  for (const { standIn, wider, higher } of measured) {
    expect(Math.abs(wider), `${standIn} against our own letters`).toBeLessThan(standIn.startsWith("'Mono") ? 0.001 : 0.015);
    expect(Math.abs(higher), `${standIn}: height of a line`).toBeLessThan(0.01);
  }
});

test('italics slant, bold ones too', async ({ page }) => {
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
    await word.evaluate((element) => { element.style.fontStyle = 'normal'; });
    const upright = await box.screenshot();
    await word.evaluate((element) => { element.style.fontStyle = ''; });
    expect((await box.screenshot()).equals(slanted), `${html} looks the same twice`).toBe(true);
    expect(upright.equals(slanted), `${html} looks upright`).toBe(false);
  }
});
