/**
 * Characters that a terminal executes or hides: control characters, line breaks, direction marks, zero-width
 * characters.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * Makes text from outside safe for a log or terminal: one line with every character visible. JSON keeps its meaning.
 */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped)

export const printableStart = (text: string, most: number): string =>
  text.length > most ? `${printable(text.slice(0, most))}…` : printable(text)

/** A log line that is safe to print, regardless of the text in it. */
export const printableLine = (line: string): string => `${printable(line.replace(/\n$/, ''))}\n`
