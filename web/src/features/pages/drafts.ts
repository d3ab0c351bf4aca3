import { type Block, type BlockKind, parseBlock } from '../../cards/pageBlocks.ts'

/** A block with a key that stays while the page is edited. */
export type Draft = Block & { key: string }

export const blockNames: Record<BlockKind, { name: string; text: string }> = {
  hero: { name: 'Hero', text: 'A large picture with a heading' },
  text: { name: 'Text', text: 'Words with headings, lists and links' },
  image: { name: 'Picture', text: 'One picture at full width' },
  links: { name: 'Links', text: 'Where else to find you' },
  channels: { name: 'Channels', text: 'The channels you chose under “Page”, with their followers' },
  videos: { name: 'Videos', text: 'Your newest videos and shorts' },
  streams: { name: 'Streams', text: 'Your newest streams' },
  games: { name: 'Games', text: 'The games you show' },
  activations: { name: 'Activations', text: 'What is open to creators now' },
  announcements: { name: 'Announcements', text: 'Your newest announcements, for members of your program' },
}

export const creatorKinds: readonly BlockKind[] = [
  'hero',
  'text',
  'image',
  'links',
  'channels',
  'videos',
  'streams',
  'games',
]
export const companyKinds: readonly BlockKind[] = [
  'hero',
  'text',
  'image',
  'links',
  'activations',
  'games',
  'announcements',
]

/** What a new block is headed by until its owner says otherwise. */
const firstHeadings: Partial<Record<BlockKind, string>> = {
  links: 'Links',
  channels: 'Channels',
  videos: 'Latest videos',
  streams: 'Latest streams',
  games: 'Games',
  activations: 'Open now',
  announcements: 'Announcements',
}

export const newDraft = (kind: BlockKind): Draft | null => {
  const block = parseBlock(kind, { heading: firstHeadings[kind] })
  return block && { ...block, key: crypto.randomUUID() }
}

export const toDrafts = (blocks: readonly { id: string; kind: string; content: unknown }[]): Draft[] =>
  blocks.flatMap(({ id, kind, content }) => {
    const block = parseBlock(kind, content)
    return block ? [{ ...block, key: id }] : []
  })

const isWhole = (link: { url: string }) => URL.canParse(link.url)

/** What is saved: pictures that were never chosen and links that lead nowhere are left out. */
export const toRows = (drafts: readonly Draft[]) =>
  drafts
    .filter((draft) => draft.kind !== 'image' || draft.content.url !== '')
    .map((draft, position) =>
      draft.kind === 'links'
        ? {
            kind: draft.kind,
            content: { ...draft.content, links: draft.content.links.filter(isWhole) },
            position,
          }
        : { kind: draft.kind, content: draft.content, position },
    )
