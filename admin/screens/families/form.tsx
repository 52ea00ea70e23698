import { familyInputs, type Family } from '#contract/families.ts';
import { historyTab } from '../../crud/history.tsx';
import { Neighbours } from '../../crud/neighbours.tsx';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { FormTabs, useFormTabs, type FormTab } from '../../form/form-tabs.tsx';
import { ArticlesTab } from './articles-tab.tsx';
import { CAD_FIELDS, CadTab } from './cad/cad-tab.tsx';
import { COLUMN_FIELDS, ColumnsTab } from './columns-tab.tsx';
import { GENERAL_FIELDS, GeneralTab } from './general-tab.tsx';
import { PICTURE_FIELDS, PicturesTab } from './pictures-tab.tsx';
import { families, wholeFamilies } from './resource.ts';
import { SEO_FIELDS, SeoTab } from './seo-tab.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';
import { NEW_FAMILY, formerRow, toBody, toValues, type FamilyValues } from './values.ts';
import '../products/products.css';
import './families.css';

const TABS = [
  { key: 'general', fields: GENERAL_FIELDS },
  { key: 'columns', fields: COLUMN_FIELDS },
  { key: 'articles', fields: [] },
  { key: 'pictures', fields: PICTURE_FIELDS },
  { key: 'cad', fields: CAD_FIELDS },
  { key: 'seo', fields: SEO_FIELDS },
] as const;

const neighbours = ({ row }: FormView<Family>) =>
  row && <Neighbours resource={families} id={row._id} what={texts.name.toLocaleLowerCase('tr')} />;

/** Creates and edits families. */
export function FamilyForm() {
  const { active, setActive, openTab } = useFormTabs(TABS);
  return (
    <ResourceForm<Family, FamilyValues>
      resource={wholeFamilies}
      schemas={familyInputs}
      initial={NEW_FAMILY}
      toValues={toValues}
      toBody={toBody}
      openTab={openTab}
      formerRow={formerRow}
      keeps={['category', 'subCategory']}
      headActions={neighbours}
    >
      {({ form, row }) => {
        const content: Record<(typeof TABS)[number]['key'], FormTab['children']> = {
          general: <GeneralTab form={form} row={row} />,
          columns: <ColumnsTab form={form} row={row} />,
          articles: <ArticlesTab form={form} row={row} isOpen={active === 'articles'} />,
          pictures: <PicturesTab form={form} />,
          cad: <CadTab form={form} row={row} isOpen={active === 'cad'} />,
          seo: <SeoTab form={form} id={row?._id} />,
        };
        return (
          <div className="product-form family-form" data-tab={active}>
            <FormTabs
              tabs={[
                ...TABS.map((tab) => ({
                  ...tab,
                  label: texts.tabs[tab.key],
                  children: content[tab.key],
                  isLazy: tab.key === 'articles',
                })),
                ...historyTab('family', row),
              ]}
              active={active}
              onChange={setActive}
            />
          </div>
        );
      }}
    </ResourceForm>
  );
}
