/** Characters a terminal obeys or hides: control characters, line breaks, direction marks, zero-width characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** Makes outside text safe for a log or terminal: one line with every character visible. JSON keeps its meaning. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped)

export const printableStart = (text: string, most: number): string =>
  text.length > most ? `${printable(text.slice(0, most))}…` : printable(text)

/** A log line, safe whatever text it contains. */
export const printableLine = (line: string): string => `${printable(line.replace(/\n$/, ''))}\n`
