/**
 * Another person's words. Screens and mails show them separately from Questboard's own words, under the author's name.
 */
export type Quote = { readonly author: string; readonly text: string }

/** The maximum length of a quote in a mail. The screen that the mail links to shows the whole text. */
export const longestQuote = 1000

/**
 * Control characters except line breaks, and characters that reverse the reading direction and could disguise a text.
 */
const unreadable = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Cuts between whole characters, so that no emoji is broken. */
export const cut = (text: string, length: number): string => {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** The quote in a notification. Null if the author wrote nothing. */
export const quoteOf = (author: string, written: string | null | undefined): Quote | null => {
  const text = (written ?? '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unreadable, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text === '' ? null : { author, text: cut(text, longestQuote) }
}

/** The first words of a text, on one line. */
export const excerpt = (text: string, length = 160): string => cut(text.replace(/\s+/g, ' ').trim(), length)
