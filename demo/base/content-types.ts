import type { BlogCategory, JobType } from '#contract/content.ts';
import type { PageSection } from '#contract/page-sections.ts';
import type { DrawingKey, DrawingView } from './types.ts';

/** The drawing of a part, used in a cover or a page's picture. */
export interface DemoPicture {
  key: DrawingKey;
  view: DrawingView;
}

export interface DemoPost {
  /** Also names its cover. */
  slug: string;
  title: string;
  /** Empty: lists show the beginning of the content. */
  excerpt: string;
  category: BlogCategory;
  author: string;
  tags: string[];
  /** Minutes. */
  readTime: number;
  /** At the first start, so that the blog looks alive whenever that is; of a draft, since it was begun. */
  ageInDays: number;
  isDraft?: boolean;
  cover: DemoPicture;
  /** HTML. */
  content: string;
}

export interface DemoSlide {
  /** Names its picture. */
  key: string;
  title: string;
  subtitle: string;
  description: string;
  link: string;
  buttonText: string;
  pictures: readonly DemoPicture[];
}

/** A section as staff write it: missing fields are empty. */
export type DemoSection = {
  [T in PageSection['type']]: { type: T } & Partial<Omit<Extract<PageSection, { type: T }>, 'type'>>;
}[PageSection['type']];

export interface DemoPage {
  slug: string;
  title: string;
  metaDescription: string;
  isActive: boolean;
  heroTitle: string;
  heroSubtitle: string;
  sections: DemoSection[];
}

export interface DemoJob {
  key: string;
  title: string;
  type: JobType;
  department: string;
  location: string;
  experience: string;
  salary: string | null;
  /** Days from the first start to the last day; null: none. */
  deadlineInDays: number | null;
  isActive: boolean;
  description: string;
  requirements: string[];
  responsibilities: string[];
  benefits: string[];
}
