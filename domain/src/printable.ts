/** What a screen obeys or hides instead of showing it: control characters, ends of lines, marks of direction, nothing-wide ones. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** Somebody else's words, as a log or a screen may show them: one line, each character visible. JSON stays what it says. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped)

/** The same, no longer than anybody reads. */
export const printableStart = (text: string, most: number): string =>
  text.length > most ? `${printable(text.slice(0, most))}…` : printable(text)

/** A line of a log, whoever's words are in it. */
export const printableLine = (line: string): string => `${printable(line.replace(/\n$/, ''))}\n`
