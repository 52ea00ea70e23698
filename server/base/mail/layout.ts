// The sheet that every mail stands on: the company's name, the subject, the letter, and who sent it. At most 600 px
// wide, and readable on a phone without the style sheet too, which some mail programs drop.
import { darkMailColors, mailColors, type MailColors } from './colors.ts';
import { BOX, escapeHtml, type Part } from './parts.ts';
import type { MailSite } from './recipients.ts';

const SANS = "font-family:'IBM Plex Sans',Arial,Helvetica,sans-serif";
const TITLE = 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600';

/** The owner's logo on the owner's paper, or the name beside a guide bush seen from above. */
function mark({ logo, title, url }: MailSite, { ink, paper, primary }: MailColors): string {
  const name = escapeHtml(title);
  const linked = (content: string) =>
    `<a class="ink" href="${escapeHtml(url)}" style="font-size:16px;line-height:22px;font-weight:600;color:${ink};text-decoration:none">${content}</a>`;
  if (logo)
    return linked(
      `<img src="${escapeHtml(new URL(logo, url).href)}" alt="${name}" height="40" style="display:block;height:40px;max-width:240px;border:0;background:${paper}">`,
    );
  const bore = `<div style="width:8px;height:8px;border-radius:4px;font-size:0;line-height:0;background:${primary}"></div>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px"><div class="ink-line" style="padding:4px;border:2px solid ${ink};border-radius:10px">${bore}</div></td><td>${linked(name)}</td></tr></table>`;
}

/** Who sends the mail, a line each. */
const sender = ({ title, address, phone, email, url, legal }: MailSite): string[] =>
  [title, address, [phone, email].filter(Boolean).join(' · '), url, legal].filter(Boolean);

/** Numbers, places and addresses that mail programs would turn blue stay as they are. */
const STEADY = 'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}';

/** For programs that show mails on a dark ground; the logo keeps the paper it was made for. */
const darkStyle = ({ paper, ground, panel, ink, muted, rule, link }: MailColors): string =>
  `@media (prefers-color-scheme:dark){.ground{background:${ground}!important}.sheet{background:${paper}!important;border-color:${rule}!important}.panel{background:${panel}!important}.sheet,.ink{color:${ink}!important}.ink-line{border-color:${ink}!important}.muted{color:${muted}!important}.rule{border-color:${rule}!important}.link{color:${link}!important}}`;
const PHONE_STYLE =
  '@media (max-width:480px){.ground{padding:0!important}.sheet{border-width:0!important}.inside{padding-left:16px!important;padding-right:16px!important}.button{width:100%!important}}';

/** What the inbox shows beside the subject. */
const previewOf = (parts: readonly Part[]): string => parts.find(({ isGreeting }) => !isGreeting)?.text ?? '';

/** The subject, an order's number on one line; a company's name at its end already stands above it. */
function headingOf(subject: string, { title }: MailSite): string {
  const ending = ` – ${title}`;
  const heading = subject.endsWith(ending) ? subject.slice(0, -ending.length) : subject;
  return escapeHtml(heading).replace(/\b[A-Z]{2}-\d{4}-\d{6}\b/g, '<span style="white-space:nowrap">$&</span>');
}

/** Sets a letter under its subject. */
export function layout(
  site: MailSite,
  subject: string,
  parts: readonly Part[],
): { subject: string; text: string; html: string } {
  const colors = mailColors(site.colors);
  const { paper, ground, ink, muted, rule, link } = colors;
  const [title, ...lines] = sender(site);
  const footerLines = lines.map((line) =>
    line === site.url
      ? `<a class="link" href="${escapeHtml(line)}" style="color:${link}">${escapeHtml(line)}</a>`
      : escapeHtml(line),
  );
  return {
    subject,
    text: `${[...parts.map((part) => part.text), ['-- ', title, ...lines].join('\n')].join('\n\n')}\n`,
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${STEADY}${PHONE_STYLE}${darkStyle(darkMailColors(site.colors))}</style></head>
<body class="ground" style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(parts))}</div>
<table ${BOX}><tr><td class="ground" align="center" style="padding:24px 8px;background:${ground}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table class="sheet" ${BOX} style="max-width:600px;border:1px solid ${rule};background:${paper};color:${ink};${SANS};font-size:16px;line-height:24px;text-align:left">
<tr><td class="inside" style="padding:16px 24px 0"><table ${BOX} class="ink-line" style="border-bottom:1px solid ${ink}"><tr><td style="padding-bottom:12px">${mark(site, colors)}</td></tr></table></td></tr>
<tr><td class="inside" style="padding:24px 24px 8px;overflow-wrap:anywhere"><h1 style="${TITLE}">${headingOf(subject, site)}</h1>
${parts.map((part) => part.html(colors)).join('\n')}</td></tr>
<tr><td class="inside" style="padding:0 24px 24px"><table ${BOX} class="rule" style="border-top:1px solid ${rule}"><tr><td class="muted" style="padding-top:12px;color:${muted};font-size:13px;line-height:20px"><span class="ink" style="color:${ink};font-weight:600">${escapeHtml(title!)}</span><br>${footerLines.join('<br>')}</td></tr></table></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`,
  };
}
