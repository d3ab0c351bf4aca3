import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What people may write in a text of a page: a small part of Markdown, as plain values. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'link'; url: string; parts: Inline[] }

export type Passage =
  | { kind: 'paragraph' | 'heading'; parts: Inline[] }
  | { kind: 'quote'; passages: Passage[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Passage[][] }

const webAddress = /^(https?:\/\/|mailto:)/i

/** Markup, pictures and whatever else is not allowed stays as it was written: as text. */
const toInline =
  (source: string) =>
  (node: PhrasingContent): Inline[] => {
    const inner = toInline(source)
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value }]
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }]
      case 'break':
        return [{ kind: 'text', text: '\n' }]
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, parts: node.children.flatMap(inner) }]
      case 'link':
        return webAddress.test(node.url)
          ? [{ kind: 'link', url: node.url, parts: node.children.flatMap(inner) }]
          : node.children.flatMap(inner)
      default:
        return [{ kind: 'text', text: written(source, node) }]
    }
  }

const written = (source: string, { position }: RootContent): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

const toPassage =
  (source: string) =>
  (node: RootContent): Passage[] => {
    const inner = toPassage(source)
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return [{ kind: node.type, parts: node.children.flatMap(toInline(source)) }]
      case 'blockquote':
        return [{ kind: 'quote', passages: node.children.flatMap(inner) }]
      case 'list':
        return [
          {
            kind: 'list',
            isOrdered: node.ordered === true,
            start: node.start ?? 1,
            items: node.children.map((item) => item.children.flatMap(inner)),
          },
        ]
      case 'thematicBreak':
        return []
      default:
        return [{ kind: 'paragraph', parts: [{ kind: 'text', text: written(source, node) }] }]
    }
  }

/** As HTML, a tag would take all that follows it up to the next empty line with it. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } }

export const parsePassages = (source: string): Passage[] =>
  fromMarkdown(source, { extensions: [withoutHtml] }).children.flatMap(toPassage(source))
