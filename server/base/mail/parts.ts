// Parts of a mail's letter, each as plain text and as HTML. Styles are inline, and boxes are tables: what mail programs
// understand. Classes serve the dark ground and phones only (layout.ts).
import type { MailColors } from './colors.ts';

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

const withBreaks = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

export interface Part {
  text: string;
  html: (colors: MailColors) => string;
  /** Not in the inbox's preview, which begins with the news. */
  isGreeting?: true;
}

export const MONO = "font-family:'IBM Plex Mono',Consolas,Menlo,monospace";
/** The table's edges repeat what the letter says around them; screen readers pass over them. */
export const BOX = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export const paragraph = (text: string): Part => ({
  text,
  html: () => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`,
});

export const greeting = (text: string): Part => ({ ...paragraph(text), isGreeting: true });

/** A fact that somebody has to act on. */
export const notice = (text: string): Part => ({
  text,
  html: ({ panel, ink }) =>
    `<table ${BOX} style="margin:0 0 16px"><tr><td class="panel ink-line" style="padding:12px 16px;border-left:3px solid ${ink};background:${panel}">${withBreaks(text)}</td></tr></table>`,
});

/** Lists names with their values; empty ones are left out. */
export const list = (rows: readonly (readonly [name: string, value: string])[]): Part => {
  const given = rows.filter(([, value]) => value !== '');
  return {
    text: given.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: ({ ink, rule, muted }) => {
      const cell = `padding:8px 0;border-bottom:1px solid ${rule};vertical-align:top`;
      return `<table ${BOX} class="ink-line" style="margin:0 0 16px;border-top:1px solid ${ink};font-size:14px;line-height:20px">${given
        .map(
          ([name, value]) =>
            `<tr><td class="rule muted" width="34%" style="${cell};padding-right:12px;color:${muted}">${escapeHtml(name)}</td><td class="rule" style="${cell};overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
        )
        .join('')}</table>`;
    },
  };
};

export const heading = (text: string): Part => ({
  text: `${text}\n${'-'.repeat(text.length)}`,
  html: () => `<h2 style="margin:24px 0 8px;font-size:16px;line-height:22px;font-weight:600">${escapeHtml(text)}</h2>`,
});

/** Quotes an earlier message. */
export const quote = (text: string): Part => ({
  text: text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n'),
  html: ({ rule, muted }) =>
    `<blockquote class="rule muted" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${rule};color:${muted}">${withBreaks(text)}</blockquote>`,
});

const BUTTON = 'display:block;padding:11px 24px;font-size:16px;line-height:22px;text-align:center;text-decoration:none';

/** The mail's one accent. */
export const button = (label: string, url: string): Part => ({
  text: `${label}: ${url}`,
  html: ({ action, onAction }) =>
    `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${action}" style="border-radius:4px;background:${action}"><a href="${escapeHtml(url)}" style="${BUTTON};border:1px solid ${action};border-radius:4px;font-weight:600;color:${onAction}">${escapeHtml(label)}</a></td></tr></table>`,
});

/** Beside a button, where a mail leads to two places. */
export const link = (label: string, url: string): Part => ({
  text: `${label}: ${url}`,
  html: ({ link: color }) =>
    `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 0;font-weight:600;color:${color}">${escapeHtml(label)}</a></p>`,
});
