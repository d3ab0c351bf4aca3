/** A tag between angle brackets, or text between two tags. */
export type Piece = { readonly kind: 'tag' | 'text'; readonly written: string }

const sections = [
  { opens: '<![CDATA[', closes: ']]>', kind: 'text' },
  { opens: '<!--', closes: '-->', kind: 'comment' },
  { opens: '<', closes: '>', kind: 'tag' },
] as const

/**
 * Splits XML into tags and text, even if the XML is not well-formed. Each character is visited only a few times, so
 * hostile input cannot make the function slow. A regular expression could not guarantee that.
 */
export function* piecesOf(xml: string): Generator<Piece> {
  let at = 0
  for (;;) {
    const open = xml.indexOf('<', at)
    if (open === -1) return
    if (open > at) yield { kind: 'text', written: xml.slice(at, open) }
    const section = sections.find(({ opens }) => xml.startsWith(opens, open))
    if (section === undefined) return
    const from = open + section.opens.length
    const close = xml.indexOf(section.closes, from)
    if (close === -1) return
    if (section.kind !== 'comment') yield { kind: section.kind, written: xml.slice(from, close) }
    at = close + section.closes.length
  }
}
