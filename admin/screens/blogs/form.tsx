import { Button, Form, Select, type FormInstance } from 'antd';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { blogFields, type Blog } from '#contract/blogs.ts';
import { BLOG_CATEGORIES, DEFAULT_READ_TIME, type BlogCategory } from '#contract/content.ts';
import { NO_PUBLISHING_TIMES } from '#contract/publishing.ts';
import { POST_PREFIX } from '#contract/paths.ts';
import { seoOfPost } from '#contract/seo.ts';
import { slugify } from '#contract/text.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { SeoChecks } from '../../crud/seo-checks.tsx';
import { RichTextField } from '../../editor/rich-text-field.tsx';
import { Field, FieldGroup } from '../../form/field.tsx';
import { openWhenReady, showable, usePreview } from '../../form/preview.ts';
import { SlugField } from '../../form/slug-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TagsInput, TextField } from '../../form/text-fields.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { blogs } from './resource.ts';
import { BLOG_TEXTS } from './texts.ts';

interface Values {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  category: BlogCategory | undefined;
  author: string;
  tags: string[];
  readTime: number | null;
  isPublished: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
}

const NEW_POST: Values = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  featuredImage: '',
  category: undefined,
  author: BLOG_TEXTS.defaultAuthor,
  tags: [],
  readTime: DEFAULT_READ_TIME,
  isPublished: true,
  ...NO_PUBLISHING_TIMES,
};
const toValues = ({
  title,
  slug,
  content,
  excerpt,
  featuredImage,
  category,
  author,
  tags,
  readTime,
  isPublished,
  publishAt = null,
  unpublishAt = null,
}: Blog): Values => ({
  title,
  slug,
  content,
  excerpt,
  featuredImage,
  category: category as BlogCategory,
  author,
  tags,
  readTime,
  isPublished,
  publishAt,
  unpublishAt,
});
const toBody = ({ author, ...values }: Values) => ({ ...values, author: author.trim() || NEW_POST.author });

/** Leaves a slug made from the title to the server, which finds a free one. */
const around = (
  send: (body: Record<string, unknown>) => Promise<Blog>,
  body: Record<string, unknown>,
  row: Blog | undefined,
): Promise<Blog> => send(row || body['slug'] !== slugify(String(body['title'])) ? body : { ...body, slug: '' });

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

/** Opens the form's content in a new tab, as on the site. */
function PreviewButton({ form }: FormView<Blog>) {
  const { ask, isAsking } = usePreview();
  const open = () =>
    openWhenReady(() =>
      ask({ kind: 'blog', blog: showable(blogFields, form.getFieldsValue(true) as Record<string, unknown>) }),
    );
  return (
    <Button icon={<EyeOutlined />} loading={isAsking} onClick={() => void open()}>
      {COMMON_TEXTS.showPreview}
    </Button>
  );
}

const preview = (view: FormView<Blog>) => <PreviewButton {...view} />;

/** Apart, so that typing renders it alone. */
function Checks({ form, id }: { form: FormInstance; id: string | undefined }) {
  const typed = Form.useWatch((values: Partial<Values>) => values, { form, preserve: true }) as
    | Partial<Values>
    | undefined;
  const values = { ...NEW_POST, ...typed };
  return (
    <SeoChecks
      kind="blog"
      id={id}
      subject={seoOfPost(values)}
      address={['blog', values.slug.trim() || slugify(values.title) || '…']}
    />
  );
}

/** Writes and edits posts. */
export function BlogForm() {
  return (
    <ResourceForm
      resource={blogs}
      schemas={blogFields}
      initial={NEW_POST}
      toValues={toValues}
      toBody={toBody}
      around={around}
      keeps={['category', 'author']}
      moreActions={preview}
    >
      {({ form, row }) => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <SlugField under={POST_PREFIX} saved={row?.slug} />
            <LongTextField name="excerpt" rows={3} extra={BLOG_TEXTS.excerptHint} />
            <RichTextField name="content" uploadKey="POST /api/blogs/upload" />
            <Checks form={form} id={row?._id} />
          </div>
          <div>
            <PublishingFields flag="isPublished" draftHint={BLOG_TEXTS.draftHint}>
              <TextField name="author" />
              <NumberField name="readTime" suffix={BLOG_TEXTS.minutes} extra={BLOG_TEXTS.readTimeHint} />
            </PublishingFields>
            <FieldGroup title={BLOG_TEXTS.pictureGroup}>
              <ImageField
                name="featuredImage"
                kind="blogs"
                uploadKey="POST /api/blogs/upload"
                byUrl={false}
                checkOn="change"
                endings={PICTURE_ENDINGS}
                texts={BLOG_TEXTS.picture}
                extra={BLOG_TEXTS.pictureHint}
              />
            </FieldGroup>
            <FieldGroup title={BLOG_TEXTS.place}>
              <Field name="category" checkOn="change">
                <Select
                  placeholder={BLOG_TEXTS.chooseCategory}
                  options={BLOG_CATEGORIES.map((value) => ({ value, label: value }))}
                />
              </Field>
              <Field name="tags" checkOn="change" extra={COMMON_TEXTS.separatedByCommas}>
                <TagsInput placeholder={BLOG_TEXTS.tagsExample} />
              </Field>
            </FieldGroup>
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
