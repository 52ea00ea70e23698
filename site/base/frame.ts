// The frame's data: what header and footer show around every page, and what any page may use of it.
import { createContext, useContext } from 'react';
import type { MenuColumn, MenuLink } from '#contract/menus.ts';
import type { PaymentMode } from '#contract/order-facts.ts';
import type { Seller } from '#contract/settings.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';

/** The layout's data, loaded once per visit. */
export interface FrameData {
  settings: Settings;
  menu: MenuLink[];
  /** Columns of the footer. On the server alone. */
  columns?: MenuColumn[] | undefined;
  /** Links to legal texts, in the footers. */
  legal: MenuLink[];
  /** Main categories. */
  groups: MenuLink[];
  /** The notice on personal data is published. */
  hasNotice: boolean;
  /** For the footer, where any of it is filled in. On the server alone. */
  seller?: Seller | undefined;
  /** How the shop is paid; with 'none' it takes requests for quotes only. */
  payment: PaymentMode;
  /** The shop has delivery methods of its own: the fees of the settings do not hold. */
  hasOwnDelivery: boolean;
  /** Base of canonical addresses. */
  publicUrl: string;
  /** The server's year, so that a page does not change at midnight between rendering and hydrating. */
  year: number;
}

export const FrameContext = createContext<FrameData | undefined>(undefined);

/** The frame's data, for any page and its head. */
export const useFrame = (): FrameData => useContext(FrameContext)!;

/** The company's experience: as set, otherwise computed from the year of foundation. */
export const experienceOf = ({ settings, year }: Pick<FrameData, 'settings' | 'year'>): string =>
  settings.company_experience_text || FRAME_TEXTS.experience(year - settings.company_founded_year);
