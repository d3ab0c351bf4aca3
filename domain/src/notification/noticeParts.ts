import { isRecord } from '../shape.ts'
import { noticeOf } from './kinds.ts'
import { excerpt, type Quote } from './quote.ts'

/** A part of a notification. Screens show names in bold. */
export type NoticePart = { readonly text: string; readonly isName: boolean }
export type NoticeInParts = {
  readonly title: readonly NoticePart[]
  readonly body: readonly NoticePart[]
  readonly path: string
  /** The first words of another person's text, on one line. */
  readonly quote: Quote | null
}

/** The parameters that contain names. */
const names = ['activation', 'company', 'creator', 'item', 'channel', 'domain', 'name'] as const

/** Characters from Unicode's private use area, which no name contains. */
const BEGIN = '\uE000'
const END = '\uE001'
const marks = /[\uE000\uE001]/g
const marked = /\uE000([^\uE001]*)\uE001/

const mark = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      const bare = value.replace(marks, '')
      return [key, bare !== '' && names.some((name) => name === key) ? `${BEGIN}${bare}${END}` : bare]
    }),
  )

/** The text is split at the marks, so every second part is a name. */
const partsOf = (text: string): NoticePart[] =>
  text
    .split(marked)
    .map((words, index) => ({ text: words.replace(marks, ''), isName: index % 2 === 1 }))
    .filter((part) => part.text !== '')

/** The text for a row, with its names marked. Null for a row that another version of the app wrote. */
export const noticeParts = (kind: string, params: unknown): NoticeInParts | null => {
  const notice = noticeOf(kind, isRecord(params) ? mark(params) : params)
  if (notice === null) return null
  const quote = notice.quote && {
    author: notice.quote.author.replace(marks, ''),
    text: excerpt(notice.quote.text.replace(marks, '')),
  }
  return {
    title: partsOf(notice.title),
    body: partsOf(notice.body),
    path: notice.path.replace(marks, ''),
    quote,
  }
}
