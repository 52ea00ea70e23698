import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Key } from '#contract/endpoints.ts';

/** What the frame knows of a screen: its heading, where it belongs, and the call without which it is of no use. */
export interface ScreenData {
  title: string;
  /** Path of the screen above it in the breadcrumb; the dashboard when absent. */
  under?: string;
  /** Who may not make this call gets the view that says so. */
  needs?: Key;
}

/** A screen's route: its code comes when it is first opened. @param path below /admin */
export const screen = (path: string, data: ScreenData, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: data,
  lazy: { Component: load },
});
