import { embedOf, errors, isWebLink } from '@questboard/domain'
import type { FieldErrors } from '../../lib/form.ts'
import { type Block, type BlockKind, parseBlock } from '../../shared/page-blocks/pageBlocks.ts'

/** A block with a stable React key for editing. */
export type Draft = Block & { key: string }

export const blockNames: Record<BlockKind, { name: string; text: string }> = {
  hero: { name: 'Hero', text: 'A large picture with a heading' },
  text: { name: 'Text', text: 'Text with headings, lists and links' },
  image: { name: 'Picture', text: 'One picture at full width' },
  video: { name: 'Video', text: 'One video or channel of Twitch, YouTube or TikTok' },
  links: { name: 'Links', text: 'Links to your other pages' },
  channels: { name: 'Channels', text: 'The channels you chose under “Page”, with follower counts' },
  videos: { name: 'Videos', text: 'Your newest videos and shorts' },
  streams: { name: 'Streams', text: 'Your newest streams' },
  games: { name: 'Games', text: 'Your selected games' },
  feed: { name: 'Feed', text: 'The newest articles from your RSS feeds' },
  activations: { name: 'Activations', text: 'Your open activations' },
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

export const newLink: Link = { label: '', url: 'https://' }

const isUntouched = ({ url }: Link): boolean => url.trim() === '' || url === newLink.url

/** True if the user typed a URL and it is invalid. */
export const isBroken = (link: Link): boolean => !isUntouched(link) && !isWebLink(link.url)

/** True if no supported platform can play the URL. */
export const hasNoPlayer = (url: string): boolean => url.trim() !== '' && embedOf(url, '') === null

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i

/** Completes a URL that was typed without `https://`. */
export const toWebLink = (url: string): string => (bareHost.test(url.trim()) ? `https://${url.trim()}` : url)

/** The title and URL in the form that the validation expects: trimmed, and the URL in lower case. */
export const toNames = ({ title, slug }: { title: string; slug: string }) => ({
  title: title.trim(),
  slug: slug.trim().toLowerCase(),
})

/** Errors that prevent saving the blocks. Each field shows its own error. */
export const checkDrafts = (drafts: readonly Draft[]): FieldErrors => {
  const links = drafts.flatMap((draft) => (draft.kind === 'links' ? draft.content.links : []))
  const isUnplayable = drafts.some((draft) => draft.kind === 'video' && hasNoPlayer(draft.content.url))
  return isUnplayable || links.some(isBroken) ? { drafts: errors['link-invalid'] } : {}
}

/** The rows to save, without images that have no picture and without empty videos and links. */
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
