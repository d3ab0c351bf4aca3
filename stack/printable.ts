/**
 * Characters that a terminal executes or hides: control characters except line ends, line separators, direction marks
 * and similar ones.
 */
const unprintable = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu

const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`,
  ).join('')

/** Makes text from outside safe for a terminal. Keeps line breaks. */
export const printable = (text: string) => text.replace(unprintable, escaped)

/** Makes text safe and limits it to a single line of the given length. */
export function printableLine(text: string, most: number): string {
  const line = printable(text.slice(0, most)).replaceAll('\n', '\\n')
  return text.length > most ? `${line}…` : line
}

/**
 * The characters that a terminal executes or hides, in UTF-8 chunks, which can start or end in the middle of a
 * character. Each byte is one `latin1` character.
 */
const unprintableBytes =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\0-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8b-\x8f\xa8-\xae]|\xe2\x81[\xa0-\xaf]|\xef\xbb\xbf/g

/** Makes a log chunk safe for terminals. */
export function printableBytes(piece: Buffer): Buffer {
  const bytes = piece.toString('latin1')
  if (bytes.search(unprintableBytes) < 0) return piece
  const shown = bytes.replace(unprintableBytes, (some) => escaped(Buffer.from(some, 'latin1').toString()))
  return Buffer.from(shown, 'latin1')
}
