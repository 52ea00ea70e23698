import type { MailTemplate } from '#contract/mail-templates.ts';
import { PANEL_MAIL_TEMPLATES_PATH } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { MAIL_TEMPLATE_TEXTS as texts } from './texts.ts';

export const mailTemplates: Resource<MailTemplate> = {
  kind: 'mail-template',
  path: PANEL_MAIL_TEMPLATES_PATH,
  calls: {
    list: 'GET /api/mail/templates',
    get: 'GET /api/mail/templates/:id',
    update: 'PUT /api/mail/templates/:id',
  },
  titleOf: ({ label }) => label,
  texts: texts.rows,
};
