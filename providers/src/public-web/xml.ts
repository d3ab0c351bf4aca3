/** A tag as it is written between its brackets, or a text between two tags. */
export type Piece = { readonly kind: 'tag' | 'text'; readonly written: string }

const sections = [
  { opens: '<![CDATA[', closes: ']]>', kind: 'text' },
  { opens: '<!--', closes: '-->', kind: 'comment' },
  { opens: '<', closes: '>', kind: 'tag' },
] as const

/**
 * What XML is made of, in order, well-formed or not. Whoever wrote it may mean harm: no character is looked at more than a
 * few times whatever is left open, which no pattern over the whole text could promise.
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
