import type { MailSite } from './recipients.ts';

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** A part of a mail, in both forms. */
export interface Part {
  text: string;
  html: string;
}

export const paragraph = (text: string): Part => ({
  text,
  html: `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`,
});

/** Lists names with their values; empty ones are left out. */
export const list = (rows: readonly (readonly [name: string, value: string])[]): Part => {
  const given = rows.filter(([, value]) => value !== '');
  return {
    text: given.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: `<table style="margin:0 0 16px;border-collapse:collapse">${given
      .map(
        ([name, value]) =>
          `<tr><td style="padding:4px 16px 4px 0;color:#55606b;vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0;vertical-align:top">${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
      )
      .join('')}</table>`,
  };
};

export const heading = (text: string): Part => ({
  text: `${text}\n${'-'.repeat(text.length)}`,
  html: `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(text)}</h2>`,
});

/** Quotes an earlier message. */
export const quote = (text: string): Part => ({
  text: text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n'),
  html: `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #dde3e8;color:#55606b">${escapeHtml(text).replace(/\n/g, '<br>')}</blockquote>`,
});

export const button = (label: string, url: string): Part => ({
  text: `${label}: ${url}`,
  html: `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#14324f;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></p>`,
});

/** Joins the parts, with the site's name at the end. */
export const layout = (site: MailSite, parts: readonly Part[]): { text: string; html: string } => ({
  text: `${[...parts.map((part) => part.text), `-- \n${site.title}\n${site.url}`].join('\n\n')}\n`,
  html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;background:#f4f6f8;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1d2730">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dde3e8">${parts.map((part) => part.html).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dde3e8;color:#55606b;font-size:13px">${escapeHtml(site.title)}<br><a href="${escapeHtml(site.url)}" style="color:#55606b">${escapeHtml(site.url)}</a></p></div></body></html>`,
});
