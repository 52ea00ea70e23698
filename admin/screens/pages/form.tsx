import { useState } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { StoredPage } from '#contract/pages.ts';
import { PAGE_PREFIX } from '#contract/paths.ts';
import { SEO_DESCRIPTION_LENGTH, seoOfPage } from '#contract/seo.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { historyTab } from '../../crud/history.tsx';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { SeoChecks } from '../../crud/seo-checks.tsx';
import { Field } from '../../form/field.tsx';
import { FormTabs, useFormTabs, type FormTab } from '../../form/form-tabs.tsx';
import { usePreview } from '../../form/preview.ts';
import { SlugField } from '../../form/slug-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TextField } from '../../form/text-fields.tsx';
import { NEW_PAGE, draftOf, pageSchemas, toBody, toCall, toValues, withDraft, type PageValues } from './content.ts';
import { JsonField } from './json-field.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { pages } from './resource.ts';
import { SectionsEditor } from './sections-editor.tsx';
import { PAGE_TEXTS as texts } from './texts.ts';
import './pages.css';

const TABS = [
  {
    key: 'content',
    label: COMMON_TEXTS.content,
    fields: ['title', 'slug', 'content', 'isActive', 'publishAt', 'unpublishAt', 'order'],
  },
  { key: 'seo', label: 'SEO', fields: ['metaTitle', 'metaDescription'] },
  { key: 'json', label: 'JSON', fields: ['json'] },
] as const;

const around = (
  send: (body: Record<string, unknown>) => Promise<StoredPage>,
  body: Record<string, unknown>,
  row: StoredPage | undefined,
): Promise<StoredPage> => send(toCall(body, !row));

function PreviewButton({ form }: FormView<StoredPage>) {
  const { ask, isAsking } = usePreview();
  const [shown, setShown] = useState<{ title: string; path: string }>();
  const open = async () => {
    const values = form.getFieldsValue(true) as PageValues;
    const path = await ask(draftOf(values));
    if (path) setShown({ title: values.title, path });
  };
  return (
    <>
      <Button icon={<EyeOutlined />} loading={isAsking} onClick={() => void open()}>
        {COMMON_TEXTS.showPreview}
      </Button>
      <PreviewDialog path={shown?.path} title={shown?.title ?? ''} onClose={() => setShown(undefined)} />
    </>
  );
}

const preview = (view: FormView<StoredPage>) => <PreviewButton {...view} />;

/** Writes and edits pages made of sections. */
export function PageForm() {
  const { active, setActive, openTab } = useFormTabs(TABS);
  return (
    <ResourceForm<StoredPage, PageValues>
      resource={pages}
      schemas={pageSchemas}
      initial={NEW_PAGE}
      toValues={toValues}
      toBody={toBody}
      around={around}
      fromDraft={withDraft}
      draftOf={(changes) => toCall(changes, false)}
      openTab={openTab}
      moreActions={preview}
    >
      {({ form, row }) => {
        const content: Record<(typeof TABS)[number]['key'], FormTab['children']> = {
          content: <ContentTab saved={row} />,
          seo: (
            <>
              <TextField name="metaTitle" isCounted extra={texts.metaTitleHint} />
              <LongTextField
                name="metaDescription"
                rows={3}
                max={SEO_DESCRIPTION_LENGTH.max}
                extra={texts.metaDescriptionHint}
              />
              <Checks form={form} id={row?._id} />
            </>
          ),
          json: <JsonField />,
        };
        return (
          <FormTabs
            tabs={[...TABS.map((tab) => ({ ...tab, children: content[tab.key] })), ...historyTab('page', row)]}
            active={active}
            onChange={setActive}
          />
        );
      }}
    </ResourceForm>
  );
}

/** Apart, so that typing renders it alone. */
function Checks({ form, id }: { form: FormInstance; id: string | undefined }) {
  const typed = Form.useWatch((values: Partial<PageValues>) => values, { form, preserve: true }) as
    | Partial<PageValues>
    | undefined;
  const { content, ...values } = { ...NEW_PAGE, ...typed };
  return (
    <SeoChecks
      kind="page"
      id={id}
      subject={seoOfPage({
        ...values,
        heroSubtitle: content.heroSubtitle ?? '',
        paragraphs: (content.sections ?? []).flatMap(({ paragraphs }) =>
          Array.isArray(paragraphs) ? paragraphs.filter((text): text is string => typeof text === 'string') : [],
        ),
      })}
      address={['page', values.slug.trim() || '…']}
    />
  );
}

function ContentTab({ saved }: { saved: StoredPage | undefined }) {
  return (
    <>
      <div className="crud-split">
        <div>
          <TextField name="title" isCounted />
          <SlugField under={PAGE_PREFIX} saved={saved?.slug} />
          <div className="crud-columns">
            <TextField name={['content', 'heroTitle']} extra={texts.heroTitleHint} />
            <TextField name={['content', 'heroSubtitle']} extra={texts.heroSubtitleHint} />
          </div>
        </div>
        <PublishingFields draftHint={texts.passiveHint}>
          <NumberField name="order" extra={texts.orderHint} />
        </PublishingFields>
      </div>
      <Field name={['content', 'sections']}>
        <SectionsEditor />
      </Field>
    </>
  );
}
