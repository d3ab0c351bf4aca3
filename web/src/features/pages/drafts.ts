import { embedOf, errors, isWebLink } from '@questboard/domain'
import { type Block, type BlockKind, parseBlock } from '../../cards/pageBlocks.ts'
import type { FieldErrors } from '../../lib/form.ts'

/** A block with a key that stays while the page is edited. */
export type Draft = Block & { key: string }

export const blockNames: Record<BlockKind, { name: string; text: string }> = {
  hero: { name: 'Hero', text: 'A large picture with a heading' },
  text: { name: 'Text', text: 'Words with headings, lists and links' },
  image: { name: 'Picture', text: 'One picture at full width' },
  video: { name: 'Video', text: 'One video or channel of Twitch, YouTube or TikTok' },
  links: { name: 'Links', text: 'Where else to find you' },
  channels: { name: 'Channels', text: 'The channels you chose under “Page”, with their followers' },
  videos: { name: 'Videos', text: 'Your newest videos and shorts' },
  streams: { name: 'Streams', text: 'Your newest streams' },
  games: { name: 'Games', text: 'The games you show' },
  feed: { name: 'Feed', text: 'The newest articles of your RSS feeds' },
  activations: { name: 'Activations', text: 'What is open to creators now' },
  announcements: { name: 'Announcements', text: 'Your newest announcements, for members of your program' },
}

export const creatorKinds: readonly BlockKind[] = [
  'hero',
  'text',
  'image',
  'video',
  'links',
  'channels',
  'videos',
  'streams',
  'games',
  'feed',
]
export const companyKinds: readonly BlockKind[] = [
  'hero',
  'text',
  'image',
  'video',
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
  feed: 'Latest articles',
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

type Link = { label: string; url: string }

/** A link of which nothing was typed yet. */
export const newLink: Link = { label: '', url: 'https://' }

const isUntouched = ({ url }: Link): boolean => url.trim() === '' || url === newLink.url

/** Whether something was typed that leads nowhere. */
export const isBroken = (link: Link): boolean => !isUntouched(link) && !isWebLink(link.url)

/** Whether something was typed that none of the platforms plays. */
export const hasNoPlayer = (url: string): boolean => url.trim() !== '' && embedOf(url, '') === null

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i

/** What people type in place of a whole address. */
export const toWebLink = (url: string): string => (bareHost.test(url.trim()) ? `https://${url.trim()}` : url)

/** The names of a page as its form's check takes them: what is around them does not count, an address is small. */
export const toNames = ({ title, slug }: { title: string; slug: string }) => ({
  title: title.trim(),
  slug: slug.trim().toLowerCase(),
})

/** What keeps the blocks from being saved; each field says for itself what is wrong with it. */
export const checkDrafts = (drafts: readonly Draft[]): FieldErrors => {
  const links = drafts.flatMap((draft) => (draft.kind === 'links' ? draft.content.links : []))
  const isUnplayable = drafts.some((draft) => draft.kind === 'video' && hasNoPlayer(draft.content.url))
  return isUnplayable || links.some(isBroken) ? { drafts: errors['link-invalid'] } : {}
}

/** What is saved: pictures that were never chosen, videos and links that were never typed are left out. */
export const toRows = (drafts: readonly Draft[]) =>
  drafts
    .filter((draft) => !(draft.kind === 'image' || draft.kind === 'video') || draft.content.url.trim() !== '')
    .map((draft, position) =>
      draft.kind === 'links'
        ? {
            kind: draft.kind,
            content: { ...draft.content, links: draft.content.links.filter(({ url }) => isWebLink(url)) },
            position,
          }
        : { kind: draft.kind, content: draft.content, position },
    )
