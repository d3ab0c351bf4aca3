import type { Quote } from '@questboard/domain'
import { clock, type Letter, type Unsubscribe } from './letter.ts'
import { withoutLinks } from './withoutLinks.ts'

// The light theme's accent (web/src/theme/tokens.css), because mail programs support no variables.
const accent = '#0b6cbd'
const font = "Lato, 'Segoe UI', Helvetica, Arial, sans-serif"
const styles = {
  page: `margin:0;padding:32px 12px;background:#f1f2f6;font-family:${font};color:#1d2030`,
  card: 'width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px',
  head: `padding:28px 36px 0;font-family:Comfortaa,${font};font-size:20px;font-weight:700;letter-spacing:-0.01em;color:${accent}`,
  body: 'padding:20px 36px 36px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700',
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:25px',
  button: `display:inline-block;margin:8px 0 20px;padding:13px 24px;border-radius:8px;background:${accent};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none`,
  small: 'margin:0 0 8px;font-size:13px;line-height:20px;color:#5d6275',
  quote: 'margin:24px 0 0;padding:2px 0 2px 16px;border-left:3px solid #d6d9e2',
  author: 'margin:0 0 4px;font-size:13px;line-height:20px;font-weight:700;color:#5d6275',
  said: 'margin:0;font-size:16px;line-height:25px;color:#1d2030',
  foot: 'padding:20px 0 0;text-align:center;font-size:13px;line-height:22px;color:#5d6275',
  footLink: 'color:#5d6275',
  preview: 'display:none;overflow:hidden;max-height:0;opacity:0',
}

/** HTML that this file built and that is not escaped again. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Value = string | Markup | readonly Markup[] | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const written = (value: Value): string => {
  if (value === undefined) return ''
  if (typeof value === 'string') return escaped(value)
  return value instanceof Markup ? value.text : value.map(({ text }) => text).join('')
}

/** Builds markup and escapes each value that is not Markup. */
const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + written(values[index])).join(''))

const button = ({ label, url }: { readonly label: string; readonly url: string }): Markup =>
  html`<a href="${url}" style="${styles.button}">${withoutLinks(label)}</a>
<p style="${styles.small}">If the button does not work, open this address in your browser:<br>
<a href="${url}" style="color:${accent};word-break:break-all">${url}</a></p>`

const quotation = ({ author, text }: Quote): Markup =>
  html`<blockquote dir="auto" style="${styles.quote}">
<p style="${styles.author}">${withoutLinks(author)} wrote:</p>
<p style="${styles.said}">${text.split('\n').map((line) => html`${withoutLinks(line)}<br>\n`)}</p>
</blockquote>`

const content = (letter: Letter): Markup =>
  html`<h1 style="${styles.heading}">${withoutLinks(letter.heading)}</h1>
${letter.paragraphs.map((paragraph) => html`<p style="${styles.paragraph}">${withoutLinks(paragraph)}</p>\n`)}
${letter.button && button(letter.button)}
${letter.note ? html`<p style="${styles.small}">${withoutLinks(letter.note)}</p>` : undefined}
${letter.quote && quotation(letter.quote)}`

const unsubscribe = ({ from, url, settingsUrl }: Unsubscribe): Markup =>
  html`<br><a href="${url}" style="${styles.footLink}">Unsubscribe from ${from}</a> · <a href="${settingsUrl}" style="${styles.footLink}">Choose your emails</a>`

/** Mail programs support only a few features of HTML, mostly tables and inline styles. */
export const renderHtml = (letter: Letter, publicUrl: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${letter.subject}</title>
</head>
<body style="${styles.page}">
<div style="${styles.preview}">${withoutLinks(letter.preview)}</div>
<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.card}">
<tbody>
<tr><td style="${styles.head}">questboard</td></tr>
<tr><td style="${styles.body}">${content(letter)}</td></tr>
</tbody>
</table>
<div style="${styles.foot}"><a href="${publicUrl}" style="${styles.footLink}">Questboard</a> · where game companies and creators meet<br>${clock}${letter.unsubscribe && unsubscribe(letter.unsubscribe)}</div>
</body>
</html>`.text
