// The frame's data: what header and footer show around every page, and what any page may use of it.
import { useRouteLoaderData } from 'react-router';
import type { PaymentMode } from '#contract/order-facts.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';

/** A link of the corporate menu. */
export interface MenuPage {
  path: string;
  title: string;
}
/** A main category as the footer and menus name it. */
export interface MenuCategory {
  _id: string;
  name: string;
}

/** What the layout of every page shows, loaded once. */
export interface FrameData {
  settings: Settings;
  menuPages: MenuPage[];
  /** Those of the law, for the footer: each once its text is active. */
  legalPages: MenuPage[];
  categories: MenuCategory[];
  /** How the shop is paid; 'none': all of it speaks of quotes. */
  payment: PaymentMode;
  /** Base of canonical addresses. */
  publicUrl: string;
  /** Of the server, so that pages do not change at midnight between render and hydration. */
  year: number;
}

/** The frame's data (settings, menu), which every page and its head may use. */
export const useFrame = (): FrameData => useRouteLoaderData('frame') as FrameData;

/** How long the company has been at it: as set, otherwise computed from the year it was founded. */
export const experienceOf = ({ settings, year }: Pick<FrameData, 'settings' | 'year'>): string =>
  settings.company_experience_text || FRAME_TEXTS.experience(year - settings.company_founded_year);
