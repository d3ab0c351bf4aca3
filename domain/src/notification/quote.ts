/** Another person's words. Screens and mails show them apart from Questboard's own, under the author's name. */
export type Quote = { readonly author: string; readonly text: string }

/** A mail quotes no more than this; the rest is on the screen that the mail leads to. */
export const longestQuote = 1000

/** Controls except the end of a line, and marks that reverse the reading direction: with them a text can look like another. */
const unreadable = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Cuts by characters, so that no emoji is halved. */
export const cut = (text: string, length: number): string => {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** null if the author wrote nothing. */
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
