import { IMAGE_REFUSED, clean } from '#contract/fields.ts';
import { tooLong } from '#contract/form-texts.ts';
import { PageSection } from '#contract/page-sections.ts';
import { PageContentInput } from '#contract/pages.ts';
import { formOf, type FieldSpecs, type LooseSection } from './section-forms.ts';
import { PAGE_TEXTS } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The first value that the site would cut or leave out. `shown` is the contract's result for `written`. */
function problemIn(fields: FieldSpecs, written: Values, shown: Values): string | undefined {
  for (const [name, spec] of Object.entries(fields)) {
    const [mine, its] = [written[name], shown[name]];
    const at = (sentence: string) => `${spec.label}: ${sentence}`;
    if (spec.kind === 'rows' && Array.isArray(mine) && Array.isArray(its)) {
      if (mine.length > its.length) return at(PAGE_TEXTS.mostLines(its.length));
      for (const [row, value] of mine.entries()) {
        const problem = problemIn(spec.fields, value as Values, its[row] as Values);
        if (problem) return `${spec.one} ${row + 1}, ${problem}`;
      }
    } else if ((spec.kind === 'paragraphs' || spec.kind === 'lines') && Array.isArray(mine) && Array.isArray(its)) {
      const given = mine.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
      if (given.length > its.length) return at(PAGE_TEXTS.mostLines(its.length));
      const cut = its.find((one: string, i) => one.length < clean(given[i] ?? '').length) as string | undefined;
      if (cut !== undefined) return at(tooLong(cut.length));
    } else if (spec.kind === 'image' && typeof mine === 'string' && its !== mine) return at(IMAGE_REFUSED);
    else if (
      (spec.kind === 'line' || spec.kind === 'text') &&
      typeof mine === 'string' &&
      typeof its === 'string' &&
      its.length < clean(mine).length
    )
      return at(tooLong(its.length));
  }
  return undefined;
}

/** Part of a section that the site would not show as written; undefined if none, or for an unknown type. */
export function sectionProblem(section: LooseSection): string | undefined {
  const form = formOf(section.type);
  const shown = form && PageSection.safeParse(section).data;
  return shown ? problemIn(form.fields, section, shown) : undefined;
}

/** A page's sections, with an error for the first that would be cut. */
export const SectionsInput = PageContentInput.shape.sections.unwrap().superRefine((sections, context) => {
  for (const [i, section] of sections.entries()) {
    const problem = sectionProblem(section);
    if (problem)
      context.addIssue({
        code: 'custom',
        path: [i],
        message: PAGE_TEXTS.sectionProblem(i + 1, formOf(section.type)!.label, problem),
      });
  }
});
