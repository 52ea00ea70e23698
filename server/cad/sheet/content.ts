// What a drawing sheet says. Texts are Turkish, as people read them.
import type { Body } from '../body.ts';
import type { Wanted } from '../drawing/slots.ts';

export interface SheetRow {
  /** Of the drawing; '' for a dimension without one. */
  letter: string;
  label: string;
  /** 'Ø6 mm' */
  value: string;
  /** 'g6', '+2 / 0'; '': none */
  tolerance: string;
  /** '5,988 – 5,996'; '': the tolerance is no class of ISO 286 */
  limits: string;
}

export interface SheetContent {
  body: Body;
  /** Dimensions on the drawing; their texts are values with tolerances: 'Ø6 g6'. */
  dimensions: readonly Wanted[];
  rows: readonly SheetRow[];
  /** Of the title block: 'Malzeme', '1.2210 (115CrV3)'. */
  facts: readonly { name: string; value: string }[];
  company: string;
  code: string;
  name: string;
  /** Address of the article's page. */
  address: string;
  changedAt: Date;
  /** Below the table. */
  remarks: readonly string[];
}
