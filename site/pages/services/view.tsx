import { CERTIFICATES_PATH, SERVICES_PATH } from '#contract/paths.ts';
import type { QualityCategory } from '#contract/quality.ts';
import { useFrame, experienceOf } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { SERVICES_TEXTS, SERVICES_PAGE_TEXTS } from '../../texts/services.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { PointList } from '../../ui/blocks/point-list.tsx';
import { CategoryPanel } from '../../ui/category-panel.tsx';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { servicesPage } from './page.ts';
import '../../ui/empty.css';

export default function ServicesView({ data, search }: PropsOf<typeof servicesPage>) {
  const frame = useFrame();
  return (
    <>
      <PageHead
        title={SERVICES_PAGE_TEXTS.title}
        path={SERVICES_PATH}
        lead={SERVICES_PAGE_TEXTS.lead(experienceOf(frame))}
      />
      <Blocks>
        <Block id="quality-categories" title={SERVICES_TEXTS.categoriesTitle}>
          <Categories categories={data.categories} chosen={search.category} email={frame.settings.contact_email} />
        </Block>
        <Block id="steps" title={SERVICES_TEXTS.stepsTitle}>
          <PointList points={SERVICES_TEXTS.steps} isWide isNumbered />
        </Block>
        <Block
          id="standards"
          title={SERVICES_TEXTS.standardsTitle}
          lead={SERVICES_TEXTS.standardsLead}
          more={
            <a className="more" href={CERTIFICATES_PATH}>
              {SERVICES_TEXTS.certificates}
              <ArrowIcon />
            </a>
          }
        >
          <PointList points={SERVICES_TEXTS.standards.map(({ name, text }) => ({ title: name, text }))} isWide />
        </Block>
      </Blocks>
    </>
  );
}

/** The quality categories, with the one that the address names open, otherwise the first. */
function Categories({
  categories,
  chosen,
  email,
}: {
  categories: QualityCategory[] | null;
  chosen: string;
  email: string;
}) {
  if (!categories)
    return (
      <p className="notice notice--error" role="alert">
        {SERVICES_TEXTS.error}
      </p>
    );
  const active = categories.find(({ _id }) => _id === chosen) ?? categories[0];
  if (!active) {
    return (
      <div className="empty">
        <p>{SERVICES_TEXTS.empty}</p>
        <p className="muted">{SERVICES_TEXTS.emptyHint}</p>
        <a className="button button--quiet" href={mailLink(email, SERVICES_PAGE_TEXTS.title)}>
          <MailIcon />
          {SERVICES_TEXTS.ask}
        </a>
      </div>
    );
  }
  const { icon, color, content } = active;
  return (
    <CategoryPanel
      label={SERVICES_TEXTS.categoriesTitle}
      links={categories.map((one) => ({
        path: `${SERVICES_PATH}?kategori=${one._id}`,
        name: one.name,
        isActive: one === active,
      }))}
      content={{ ...content, icon, color }}
    />
  );
}
