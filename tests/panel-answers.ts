/** Replies in the server's place, with data in every part: of the dashboard and of the panel's search. */
import type { Page } from '@playwright/test';
import type { DashboardStats, ShopFigures } from '../contract/dashboard.ts';
import type { PanelSearchResults } from '../contract/panel-search.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

export const STATS: DashboardStats = {
  overview: {
    totalProducts: 11_538,
    totalBlogs: 16,
    activeJobs: 6,
    pendingApplications: 19,
    totalJobs: 8,
    totalJobApplications: 46,
    totalContacts: 40,
    unreadContacts: 10,
    pendingContacts: 14,
  },
  added: { products: 240, blogs: 1, jobs: 2, applications: 12 },
  changes: { products: 12.4, blogs: -50, jobs: 0, applications: 200 },
  recent: {
    applications: Array.from({ length: 6 }, (_, i) => ({
      _id: `a${i}`,
      name: `Aday ${i}`,
      jobTitle: 'Kalıp Tasarım Mühendisi',
      status: i === 0 ? 'interview' : 'pending',
      createdAt: daysAgo(i + 0.1),
    })),
    contacts: Array.from({ length: 6 }, (_, i) => ({
      _id: `c${i}`,
      name: `Yazan ${i}`,
      subject: 'Kolon ve burç',
      isRead: i > 0,
      createdAt: daysAgo(i + 0.4),
    })),
    blogs: [
      { _id: 'b', title: 'Doğru itici pim', slug: 'dogru-itici-pim', isPublished: true, createdAt: daysAgo(1.2) },
    ],
  },
  monthly: Array.from({ length: 12 }, (_, i) => ({ month: `2026-${String(i + 1).padStart(2, '0')}`, total: i * 3 })),
  applicationStatus: { pending: 20, reviewing: 10, interview: 8, accepted: 6, rejected: 2 },
};
export const SHOP: ShopFigures = {
  payment: 'card',
  sales: {
    currency: 'USD',
    orders: 44,
    turnover: 123_456.5,
    before: { orders: 0, turnover: 141_000 },
    changes: { orders: null, turnover: -12.5 },
    ordersInOtherCurrencies: 3,
    waiting: 7,
    rates: { waiting: 0, unsold: 0 },
    owed: { orders: 0, open: 0, overdueOrders: 0, overdue: 0 },
    days: Array.from({ length: 30 }, (_, i) => ({
      day: new Date(Date.UTC(2026, 9, 24 + i)).toISOString().slice(0, 10),
      orders: i % 5,
      turnover: (i % 5) * 1_000,
      turnoverBefore: (i % 4) * 900,
    })),
    bestSellers: [
      { _id: 'p1', code: 'Z40-5X100', name: 'İtici Pim', pieces: 1_240, turnover: 9_870.5, isDeleted: false },
      {
        _id: 'p2',
        code: 'KB-20',
        name: 'Kılavuz Burcu Omuzlu, Sertleştirilmiş ve Taşlanmış',
        pieces: 12,
        turnover: 80,
        isDeleted: true,
      },
    ],
  },
  stock: { threshold: 5, low: 9, soldOut: 2, items: [{ _id: 'p3', code: 'YK-25', name: 'Yay', quantity: 1 }] },
};
export const WEEK = Array.from({ length: 7 }, (_, i) => ({
  day: `2026-11-${15 + i}`,
  applications: i,
  contacts: 7 - i,
}));

export async function answerDashboard(
  page: Page,
  stats: DashboardStats = STATS,
  week: object = WEEK,
  shop: ShopFigures = SHOP,
): Promise<void> {
  await page.route('**/api/dashboard/shop', (route) => route.fulfill({ json: shop }));
  await page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: stats }));
  await page.route('**/api/dashboard/weekly-trends', (route) => route.fulfill({ json: week }));
}

export const NOTHING = { items: [], hasMore: false };
export const foundProduct = (i: number) => ({
  _id: `p${i}`,
  code: `Z40-${i}X100`,
  name: 'İtici Pim',
  isActive: i !== 2,
});
export const FOUND: PanelSearchResults = {
  products: { items: [1, 2].map(foundProduct), hasMore: true },
  families: {
    items: [{ _id: 'f1', name: 'Kılavuz burç DIN 16716', articleCount: 89, isActive: true }],
    hasMore: false,
  },
  orders: {
    items: [
      {
        _id: 'o1',
        number: 'SP-2026-000123',
        customerName: 'Şükrü Işık',
        status: 'paid',
        paymentMethod: 'card',
        currency: 'USD',
        total: 1_250.5,
        createdAt: '2026-11-20T09:00:00.000Z',
      },
    ],
    hasMore: false,
  },
  users: {
    items: [{ _id: 'u1', name: 'Şükrü Işık', username: 'sukru', email: 'sukru@ornek.example', role: 'user' }],
    hasMore: false,
  },
  blogs: NOTHING,
  pages: NOTHING,
};
export const answerSearch = (page: Page, found: PanelSearchResults = FOUND) =>
  page.route('**/api/search?*', (route) => route.fulfill({ json: found }));
