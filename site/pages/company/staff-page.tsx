import type { ComponentType } from 'react';
import { SectionsPage } from '../page-sections/page.tsx';
import type { CompanyProps } from './page.ts';

/** A company page's view: the page that staff wrote, or else the built-in one. */
export const staffPageOr = (BuiltIn: ComponentType) =>
  function CompanyView({ data, search }: CompanyProps) {
    return data.page ? <SectionsPage page={data.page} category={search.category} /> : <BuiltIn />;
  };
