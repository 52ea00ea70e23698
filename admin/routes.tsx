import type { RouteObject } from 'react-router';
import { LeaveGuard } from './crud/leave-guard.tsx';
import { PanelLayout } from './shell/layout.tsx';
import { Login } from './shell/login.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Waiting } from './shell/waiting.tsx';

/** Every address of the panel. A screen's code comes when it is first opened. */
export const routes: RouteObject[] = [
  { path: '/admin', Component: Login, ErrorBoundary: RouteError },
  { path: '/admin/login', Component: Login, ErrorBoundary: RouteError },
  { path: '/admin/setup', lazy: { Component: async () => (await import('./shell/setup.tsx')).Setup }, HydrateFallback: Waiting, ErrorBoundary: RouteError },
  {
    path: '/admin',
    Component: PanelLayout,
    HydrateFallback: Waiting,
    ErrorBoundary: RouteError,
    children: [{
      Component: LeaveGuard,
      ErrorBoundary: RouteError, // inside the frame, so that the menu stays
      children: [
        { path: 'dashboard', lazy: { Component: async () => (await import('./dashboard/dashboard.tsx')).Dashboard } },
        { path: 'profile', lazy: { Component: async () => (await import('./profile/profile.tsx')).Profile } },
        { path: 'products', lazy: { Component: async () => (await import('./products/list.tsx')).ProductList } },
        { path: 'products/create', lazy: { Component: async () => (await import('./products/form.tsx')).ProductForm } },
        { path: 'products/update/:id', lazy: { Component: async () => (await import('./products/form.tsx')).ProductForm } },
        { path: 'categories', lazy: { Component: async () => (await import('./categories.tsx')).CategoryList } },
        { path: 'categories/create', lazy: { Component: async () => (await import('./categories.tsx')).CategoryForm } },
        { path: 'categories/update/:id', lazy: { Component: async () => (await import('./categories.tsx')).CategoryForm } },
        { path: 'users', lazy: { Component: async () => (await import('./users.tsx')).UserList } },
        { path: 'users/create', lazy: { Component: async () => (await import('./users.tsx')).UserForm } },
        { path: 'users/update/:id', lazy: { Component: async () => (await import('./users.tsx')).UserForm } },
        { path: 'settings', lazy: { Component: async () => (await import('./settings/hub.tsx')).SettingsHub } },
        { path: 'settings/homepage', lazy: { Component: async () => (await import('./settings/homepage.tsx')).HomepageSettings } },
        { path: 'settings/site', lazy: { Component: async () => (await import('./settings/site.tsx')).SiteSettings } },
        { path: 'audit', lazy: { Component: async () => (await import('./audit.tsx')).AuditList } },
        { path: 'trash', lazy: { Component: async () => (await import('./trash.tsx')).TrashList } },
        { path: '*', lazy: { Component: async () => (await import('./shell/not-found.tsx')).NotFound } },
      ],
    }],
  },
];
