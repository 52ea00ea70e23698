import { productInputs, type Product } from '#contract/products.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { historyTab } from '../../crud/history.tsx';
import { Neighbours } from '../../crud/neighbours.tsx';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { Field } from '../../form/field.tsx';
import { FormTabs, useFormTabs, type FormTab } from '../../form/form-tabs.tsx';
import { TextLines } from '../../form/text-fields.tsx';
import { BASIC_FIELDS, BasicTab } from './basic-tab.tsx';
import { CadFiles } from './cad-files.tsx';
import { DOCUMENT_FIELDS, DocumentsTab } from './documents-tab.tsx';
import { IMAGE_FIELDS, ImagesTab } from './images-tab.tsx';
import { editSchemas, overNewer, staleNotes } from './newer-stock.ts';
import { PRICE_FIELDS, PriceTab } from './price-tab.tsx';
import { products, wholeProducts } from './resource.ts';
import { SEO_FIELDS, SeoTab } from './seo-tab.tsx';
import { SPEC_FIELDS, SpecsTab } from './specs-tab.tsx';
import { sendWithMove } from './stock-move.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import { NEW_PRODUCT, draftOf, formerRow, toBody, toValues, withDraft, type ProductValues } from './values.ts';
import './products.css';

const USAGE_FIELDS = ['features', 'applications'] as const;
const TABS = [
  { key: 'basic', fields: BASIC_FIELDS },
  { key: 'price', fields: PRICE_FIELDS },
  { key: 'images', fields: IMAGE_FIELDS },
  { key: 'specs', fields: SPEC_FIELDS },
  { key: 'documents', fields: DOCUMENT_FIELDS },
  { key: 'usage', fields: USAGE_FIELDS },
  { key: 'seo', fields: SEO_FIELDS },
] as const;

const neighbours = ({ row }: FormView<Product>) =>
  row && <Neighbours resource={products} id={row._id} what={texts.one} />;

/** Creates and edits products. */
export function ProductForm() {
  const { active, setActive, openTab } = useFormTabs(TABS);
  return (
    <ResourceForm<Product, ProductValues>
      resource={wholeProducts}
      schemas={productInputs}
      editSchemas={editSchemas}
      initial={NEW_PRODUCT}
      toValues={toValues}
      toBody={toBody}
      openTab={openTab}
      around={sendWithMove}
      overNewer={overNewer}
      staleNotes={staleNotes}
      formerRow={formerRow}
      fromDraft={withDraft}
      draftOf={draftOf}
      keeps={['category', 'subCategory']}
      headActions={neighbours}
    >
      {({ form, row }) => {
        const content: Record<(typeof TABS)[number]['key'], FormTab['children']> = {
          basic: <BasicTab form={form} row={row} />,
          images: <ImagesTab form={form} isNew={!row} />,
          specs: <SpecsTab form={form} row={row} />,
          documents: (
            <>
              <DocumentsTab form={form} />
              <CadFiles />
            </>
          ),
          usage: <UsageTab />,
          seo: <SeoTab form={form} id={row?._id} />,
          price: <PriceTab form={form} row={row} />,
        };
        return (
          <div className="product-form">
            <FormTabs
              tabs={[
                ...TABS.map((tab) => ({ ...tab, label: texts.tabs[tab.key], children: content[tab.key] })),
                ...historyTab('product', row),
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

function UsageTab() {
  return (
    <div className="product-columns">
      <Field name="applications" extra={COMMON_TEXTS.oneItemPerLine}>
        <TextLines rows={8} placeholder={texts.applicationsExample} />
      </Field>
      <Field name="features" extra={COMMON_TEXTS.oneItemPerLine}>
        <TextLines rows={8} placeholder={texts.featuresExample} />
      </Field>
    </div>
  );
}
