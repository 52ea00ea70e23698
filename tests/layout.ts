/** How the layout suites (layout.spec.ts, admin-layout.spec.ts) look at a route or a state of one. */
import type { Page } from '@playwright/test';
import { expect, graveViolations, layoutShifts, measureWidth, test, untilAtRest } from './fixtures.ts';

/** Phone, tablet, desktop: px. */
export const WIDTHS = [390, 768, 1440] as const;

/** Reports a finding and goes on: the further views of the test are looked at all the same. */
const found = expect.configure({ soft: true });

export interface View {
  /** Names the view in steps and findings. */
  name: string;
  /** Brings the page into the state, and waits until it is there. */
  open: () => Promise<unknown>;
  /** Looked at instead of `WIDTHS`, in this order. */
  widths?: readonly number[];
  /** Left to other views by axe. */
  exclude?: string[];
  /** `overflow`: the state is another view's, only with more in it. */
  checks?: 'overflow';
  /** Whatever else holds at this width. */
  also?: (width: number) => Promise<unknown>;
  /** Leaves nothing behind that the next view would meet. */
  close?: () => Promise<unknown>;
}

/** Sets the window's width, and waits until the page has followed it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await untilAtRest(page);
}

/** Runs a step whose failure is a finding: the steps after it run too. */
export const finding = (name: string, work: () => Promise<unknown>): Promise<void> =>
  test.step(name, async () => {
    try {
      await work();
    } catch (error) {
      found((error as Error).stack, name).toBeUndefined();
    }
  });

/** Looks for overflow, and for violations found by axe. */
export async function look(page: Page, name: string, width: number, { exclude, checks }: Partial<View> = {}) {
  const { widthPx, windowPx, culprits } = await measureWidth(page);
  found(widthPx, `${name} is wider than ${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(windowPx);
  if (checks === 'overflow') return;
  const grave = await graveViolations(page, { exclude });
  found(grave, `accessibility of ${name} at ${width} px\n${grave.join('\n')}`).toEqual([]);
}

/** Opens each view once and looks at it in every width, by changing the window's. */
export async function lookAt(page: Page, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const { name, open, widths = WIDTHS, also, close } = view;
    await finding(name, async () => {
      for (const [at, width] of widths.entries()) {
        await setWidth(page, width);
        if (at === 0) await open();
        await finding(`${name} at ${width} px`, async () => {
          await look(page, name, width, view);
          await also?.(width);
        });
      }
      await close?.();
    });
  }
}

export interface Route {
  /** Names the route in steps and findings; its address by default. */
  name?: string;
  address: string;
  /** 200 by default. */
  status?: number;
  /** Waits for whatever loads late, at each opening. */
  ready?: () => Promise<unknown>;
  /** How much it may shift while it loads, at most. */
  shift?: number;
  /** Widths looked at besides those of `OPENED_AT`, by changing the window's: a tablet, and 400 % zoom by default. */
  between?: readonly number[];
  /** Whatever else holds at this width. */
  also?: (width: number) => Promise<unknown>;
}

/** Widths that each route is opened at. */
const OPENED_AT = [390, 1440] as const;
/** A window of 1280 px at 400 % zoom. Only its overflow is looked at: to axe it is a phone like the one of 390 px. */
const ZOOMED = 320;

/** Opens each route on a phone and in a wide window, where nothing may move while it loads, and looks at both. */
export async function openEach(page: Page, routes: readonly Route[]): Promise<void> {
  for (const { address, name = address, status = 200, ready, shift = 0.02, between = [768, ZOOMED], also } of routes) {
    for (const opened of OPENED_AT) {
      await finding(`${name} at ${opened} px`, async () => {
        await setWidth(page, opened);
        if (address.includes('#')) await page.goto('about:blank'); // otherwise it may stay within the document
        const reply = await page.goto(address);
        found(reply!.status(), `status of ${name}`).toBe(status);
        await ready?.();
        const { total, moved } = await layoutShifts(page);
        found(total, `layout shift of ${name} at ${opened} px\n${moved}`).toBeLessThan(shift);
        await look(page, name, opened);
        await also?.(opened);
      });
    }
    for (const width of between) {
      await finding(`${name} at ${width} px`, async () => {
        await setWidth(page, width);
        await look(page, name, width, width === ZOOMED ? { checks: 'overflow' } : {});
        await also?.(width);
      });
    }
  }
}
