import type { Block, BlockKind } from '../../lib/pageBlocks.ts'
import { parseBlock } from '../../lib/pageBlocks.ts'

/** A block while it is edited: it has a key of its own until it is saved. */
export type Draft = Block & { key: string }

export const blockNames: Record<BlockKind, string> = {
  text: 'Text',
  image: 'Picture',
  links: 'Links',
  channels: 'Channels',
}

const empty: Record<BlockKind, unknown> = {
  text: { heading: '', text: '' },
  image: { url: '/', alt: '' },
  links: { heading: '', links: [] },
  channels: {},
}

export const newDraft = (kind: BlockKind): Draft | null => {
  const block = parseBlock(kind, empty[kind])
  return block && { ...block, key: crypto.randomUUID() }
}

export const toDrafts = (blocks: readonly { id: string; kind: string; content: unknown }[]): Draft[] =>
  blocks.flatMap(({ id, kind, content }) => {
    const block = parseBlock(kind, content)
    return block ? [{ ...block, key: id }] : []
  })
