import { piecesOf } from './xml.ts'

/** Reads RSS 2.0 and Atom feeds. Their content is not trusted. */
export type Article = { readonly title: string; readonly url: string; readonly publishedAt: Date | null }
export type Feed = { readonly title: string; readonly articles: readonly Article[] }

const MOST_ARTICLES = 50
const MOST_CHARACTERS = 300
/** The maximum length of a field as written in the feed, including its markup. */
const MOST_WRITTEN = 2000

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes entities, then removes tags and control characters, which leaves plain text. */
const plain = (written: string): string =>
  written
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return named[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/<[^<>]*>/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const webAddress = (written: string | undefined): string | null => {
  const address = plain(written ?? '')
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null
}

const dateOf = (written: string | undefined): Date | null => {
  const date = new Date(plain(written ?? ''))
  return Number.isNaN(date.getTime()) ? null : date
}

const titleOf = (written: string | undefined): string => plain(written ?? '').slice(0, MOST_CHARACTERS)

/** The raw fields of a feed's entry by name. If a field is repeated, the first one counts. */
type Draft = Map<string, string>
const fields: ReadonlySet<string> = new Set(['title', 'link', 'pubdate', 'published', 'updated'])

const keep = (draft: Draft, name: string, written: string): void => {
  if (!draft.has(name)) draft.set(name, written)
}

/** Skips articles without a title or a web URL. */
const articleOf = (draft: Draft): readonly Article[] => {
  const title = titleOf(draft.get('title'))
  const url = webAddress(draft.get('link')) ?? webAddress(draft.get('href'))
  const date = draft.get('pubdate') ?? draft.get('published') ?? draft.get('updated')
  return title && url ? [{ title, url, publishedAt: dateOf(date) }] : []
}

/** Reads an article's URL, which Atom puts into an attribute. */
const alternateOf = (tag: string): string | undefined => {
  const relation = /\brel=["']([^"']*)/i.exec(tag)?.[1] ?? 'alternate'
  return relation === 'alternate' ? /\bhref=["']([^"']*)/i.exec(tag)?.[1] : undefined
}

const isItem = (name: string): boolean => name === 'item' || name === 'entry'

const createReader = () => {
  const head: Draft = new Map()
  const articles: Article[] = []
  let items = 0
  let item: Draft | null = null
  let field: { readonly name: string; written: string } | null = null

  const open = (name: string, tag: string): void => {
    if (isItem(name)) {
      item = new Map()
      items += 1
      field = null
    } else if (field === null && fields.has(name) && (item !== null || items === 0)) {
      const address = name === 'link' ? alternateOf(tag) : undefined
      if (address !== undefined) keep(item ?? head, 'href', address)
      if (!tag.endsWith('/')) field = { name, written: '' }
    }
  }

  const close = (name: string): void => {
    if (field?.name === name) {
      keep(item ?? head, name, field.written)
      field = null
    } else if (isItem(name) && item !== null) {
      articles.push(...articleOf(item))
      item = null
      field = null
    }
  }

  return {
    tag(written: string): void {
      const [, slash, name = ''] = /^(\/?)([\w:.-]+)/.exec(written.slice(0, 40).toLowerCase()) ?? []
      if (slash) close(name)
      else open(name, written)
    },
    text(written: string): void {
      if (field) field.written += written.slice(0, MOST_WRITTEN - field.written.length)
    },
    isFull: () => items > MOST_ARTICLES,
    feed: (): Feed => ({ title: titleOf(head.get('title')), articles }),
  }
}

export const readFeed = (xml: string): Feed => {
  const reader = createReader()
  for (const { kind, written } of piecesOf(xml)) {
    reader[kind](written)
    if (reader.isFull()) break
  }
  return reader.feed()
}
