import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it'

/** The subset of Markdown that users can write, parsed into plain values. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'link'; url: string; parts: Inline[] }

export type Passage =
  | { kind: 'paragraph' | 'heading'; parts: Inline[] }
  | { kind: 'quote'; passages: Passage[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Passage[][] }

/** The maximum nesting of formatting. Deeper formatting characters stay plain text. */
const deepest = 12

const webAddress = /^(https?:\/\/|mailto:)/i

/** Turns blocks beyond the maximum depth into one paragraph, with their formatting characters as text. */
function takeDeepLines(state: StateBlock, first: number, end: number): boolean {
  if (state.level < deepest) return false
  const isInside = (line: number) => !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent
  let next = first + 1
  while (next < end && isInside(next)) next += 1
  state.push('paragraph_open', 'p', 1)
  const lines = state.push('inline', '', 0)
  lines.content = state.getLines(first, next, state.blkIndent, false).trim()
  lines.children = []
  state.push('paragraph_close', 'p', -1)
  state.line = next
  return true
}

/** Treats `![` as text, because a picture would load from a third party's server. */
function takePictureMark(state: StateInline, isSilent: boolean): boolean {
  if (!state.src.startsWith('![', state.pos)) return false
  if (!isSilent) state.pending += '!['
  state.pos += 2
  return true
}

const markdown = new MarkdownIt('commonmark', { html: false }).disable([
  'reference',
  'html_block',
  'html_inline',
  'image',
])
// Accepts every URL here. `openInline` drops unsafe URLs and keeps the words of the link.
markdown.validateLink = () => true
markdown.block.ruler.before('code', 'deep', takeDeepLines)
markdown.inline.ruler.before('link', 'picture', takePictureMark)

/** Returns the list for the parts inside this token: the surrounding list if the link is unsafe or too deep. */
function openInline(token: Token, around: Inline[], depth: number): Inline[] {
  if (depth > deepest) return around
  const parts: Inline[] = []
  if (token.type === 'strong_open') around.push({ kind: 'strong', parts })
  else if (token.type === 'em_open') around.push({ kind: 'emphasis', parts })
  else {
    const url = String(token.attrGet('href') ?? '')
    if (!webAddress.test(url)) return around
    around.push({ kind: 'link', url, parts })
  }
  return parts
}

function toInlines(tokens: readonly Token[]): Inline[] {
  const whole: Inline[] = []
  const around: Inline[][] = []
  let here = whole
  for (const token of tokens) {
    if (token.nesting === 1) {
      around.push(here)
      here = openInline(token, here, around.length)
    } else if (token.nesting === -1) here = around.pop() ?? whole
    else if (token.type === 'code_inline') here.push({ kind: 'code', text: token.content })
    else here.push({ kind: 'text', text: token.type.endsWith('break') ? '\n' : token.content })
  }
  return whole
}

/** Returns the list for the passages inside this token. For a paragraph or a list, it is the surrounding list. */
function openBlock(token: Token, around: Passage[]): Passage[] {
  const passages: Passage[] = []
  switch (token.type) {
    case 'blockquote_open':
      around.push({ kind: 'quote', passages })
      return passages
    case 'bullet_list_open':
      around.push({ kind: 'list', isOrdered: false, start: 1, items: [] })
      return around
    case 'ordered_list_open':
      around.push({ kind: 'list', isOrdered: true, start: Number(token.attrGet('start') ?? 1), items: [] })
      return around
    case 'list_item_open': {
      const list = around.at(-1)
      if (list?.kind === 'list') list.items.push(passages)
      return passages
    }
    default:
      return around
  }
}

/** Parses in linear time and limits nesting to `deepest`, because the text can come from any user. */
export function parsePassages(source: string): Passage[] {
  const lines = source.split(/\r\n?|\n/)
  const whole: Passage[] = []
  const around: Passage[][] = []
  let here = whole
  let kind: 'paragraph' | 'heading' = 'paragraph'
  for (const token of markdown.parse(source, {})) {
    if (token.nesting === 1) {
      around.push(here)
      here = openBlock(token, here)
      kind = token.type === 'heading_open' ? 'heading' : 'paragraph'
    } else if (token.nesting === -1) here = around.pop() ?? whole
    else if (token.type === 'inline') here.push({ kind, parts: toInlines(token.children ?? []) })
    else if (token.type !== 'hr') {
      const text = lines.slice(...(token.map ?? [])).join('\n')
      here.push({ kind: 'paragraph', parts: [{ kind: 'text', text: text.trim() }] })
    }
  }
  return whole
}
