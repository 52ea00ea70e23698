import type { PageSection, SectionOf } from '#contract/page-sections.ts';

export interface PropsOfSection<T extends PageSection['type']> {
  section: SectionOf<T>;
  /** Of its heading. */
  id: string;
  /** It stands beside another one. */
  isHalf: boolean;
}
