// Helpers for the panel's product form.
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Product } from '../contract/products.ts';
import { expect, type Person } from './admin.ts';

export const uniqueCode = (): string => `TST-${randomBytes(5).toString('hex').toUpperCase()}`;

interface Named {
  _id: string;
  name: string;
}
/** A large main category of the demo and one of its sub-categories: other tests use and delete the small ones. */
export async function someCategory(person: Person): Promise<{ main: Named; sub: Named }> {
  const all = await person.call<Category[]>('GET', '/api/categories');
  const sub = all.find(({ parentCategory, productCount }) => parentCategory && productCount > 24);
  if (!sub) throw new Error('no sub-category has many products');
  return { main: sub.parentCategory!, sub };
}

/** Creates a separate product for the test. */
export async function createProduct(person: Person, fields: object = {}): Promise<Product> {
  const { main, sub } = await someCategory(person);
  return person.call<Product>('POST', '/api/products', {
    code: uniqueCode(),
    name: 'Deneme Pimi',
    category: main._id,
    subCategory: sub._id,
    description: 'Kısa açıklama',
    img: ['/placeholder.svg'],
    ...fields,
  });
}

export const readProduct = (person: Person, id: string): Promise<Product> =>
  person.call<Product>('GET', `/api/products/${id}`);

export async function openForm(page: Page, id?: string): Promise<void> {
  await page.goto(id ? `/admin/products/update/${id}` : '/admin/products/create');
  await expect(page.getByRole('textbox', { name: 'Detaylı Açıklama' })).toBeVisible();
}

export async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel).toBeVisible();
  return panel;
}

export const saveButton = (page: Page): Locator => page.locator('.crud-form-actions button[type="submit"]');

/** Saves and waits for the list. */
export async function save(page: Page, said: 'oluşturuldu' | 'güncellendi' = 'güncellendi'): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(`Ürün başarıyla ${said}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products(\?.*)?$/);
}

/** Holds back a call. @returns a function that releases it */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await until;
    await route.continue();
  });
  return letGo;
}
