export interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

export interface Category {
  /** 0 to 1. */
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

export interface Report {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
}

export default function lighthouse(
  url: string,
  flags: { port: number; logLevel: 'silent'; output: 'json'; onlyCategories: string[] },
): Promise<{ lhr: Report } | undefined>;
