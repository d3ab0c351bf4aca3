/** What of a feed is shown: RSS 2.0 and Atom, read without trusting a byte of them. */
export type Article = { readonly title: string; readonly url: string; readonly publishedAt: Date | null }
export type Feed = { readonly title: string; readonly articles: readonly Article[] }

const MOST_ARTICLES = 50
const MOST_CHARACTERS = 300

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Entities, then tags away: what is left is plain text, and is shown as such. */
const plain = (xml: string): string =>
  xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return named[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)

const element = (xml: string, name: string): string | null =>
  new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'i').exec(xml)?.[1] ?? null

const webAddress = (text: string | null): string | null => {
  const address = plain(text ?? '')
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null
}

const linkOf = (item: string): string | null =>
  webAddress(element(item, 'link')) ??
  webAddress(
    /<link\b(?=[^>]*\brel="alternate"|(?![^>]*\brel=))[^>]*\bhref="([^"]*)"/i.exec(item)?.[1] ?? null,
  )

const dateOf = (item: string): Date | null => {
  const text = element(item, 'pubDate') ?? element(item, 'published') ?? element(item, 'updated')
  const date = text === null ? null : new Date(plain(text))
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** An article without a title or a web address does not count. */
export const readFeed = (xml: string): Feed => {
  const items = [...xml.matchAll(/<(item|entry)\b[^>]*>([\s\S]*?)<\/\1>/gi)].slice(0, MOST_ARTICLES)
  const articles = items.flatMap(([, , item = '']) => {
    const title = plain(element(item, 'title') ?? '')
    const url = linkOf(item)
    return title && url ? [{ title, url, publishedAt: dateOf(item) }] : []
  })
  const head = xml.slice(0, items[0]?.index ?? xml.length)
  return { title: plain(element(head, 'title') ?? ''), articles }
}
