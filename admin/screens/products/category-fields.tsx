import { Form, Select, type FormInstance } from 'antd';
import type { Category } from '#contract/categories.ts';
import { fold, searchTerms } from '#contract/text.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Field } from '../../form/field.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

interface Option {
  value: string;
  label: string;
}
const toOptions = (categories: readonly Category[] | undefined): Option[] =>
  (categories ?? []).map(({ _id, name, isActive }) => ({
    value: _id,
    label: isActive ? name : texts.passiveCategory(name),
  }));
/** Whether every typed word occurs, with or without Turkish letters. */
const isFound = (typed: string, option: Option | undefined): boolean => {
  const label = fold(option?.label ?? '');
  return searchTerms(typed).every((term) => label.includes(term));
};

/** Main category and sub-category; changing the first clears the second. */
export function CategoryFields({ form }: { form: FormInstance }) {
  const main = Form.useWatch('category', form) as string | null | undefined;
  const mains = useCall('GET /api/categories', { query: { type: 'main' } });
  const subs = useCall(
    'GET /api/categories/subcategories/:id',
    { params: { id: main ?? '' } },
    { enabled: Boolean(main) },
  );
  const hasNoSubs = Boolean(main) && subs.data?.length === 0;
  const chooseSub = hasNoSubs ? texts.noSubCategories : texts.chooseSubCategory;
  return (
    <>
      <Field name="category" required>
        <Select<string, Option>
          showSearch={{ filterOption: isFound }}
          placeholder={COMMON_TEXTS.chooseMainCategory}
          loading={mains.isLoading}
          options={toOptions(mains.data)}
          notFoundContent={texts.noCategoryFound}
          onChange={() => form.setFieldValue('subCategory', null)}
        />
      </Field>
      <Field name="subCategory">
        <Select<string, Option>
          showSearch={{ filterOption: isFound }}
          allowClear
          disabled={!main || hasNoSubs}
          loading={subs.isFetching}
          options={main ? toOptions(subs.data) : []}
          notFoundContent={texts.noCategoryFound}
          placeholder={main ? chooseSub : texts.chooseCategoryFirst}
        />
      </Field>
    </>
  );
}
