import { embedOf, type PageBlockKind } from '@questboard/domain'
import { z } from 'zod'

const link = z.object({ label: z.string().catch(''), url: z.string().regex(/^https?:\/\//) })
const picture = z.string().regex(/^(https?:\/)?\//)
const heading = z.string().catch('')

const isPlayable = (url: string): boolean => embedOf(url, '') !== null

/** Blocks that show the page's own data. The owner only sets their heading. */
const dataBlockKinds = [
  'channels',
  'videos',
  'streams',
  'games',
  'feed',
  'activations',
  'announcements',
] as const satisfies readonly PageBlockKind[]
export type DataBlockKind = (typeof dataBlockKinds)[number]

/** The content for each kind of block. Unknown content shows nothing. */
const blockShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    content: z.object({ heading, text: z.string().catch(''), url: picture.catch('') }),
  }),
  z.object({ kind: z.literal('text'), content: z.object({ heading, text: z.string().catch('') }) }),
  z.object({
    kind: z.literal('image'),
    content: z.object({ url: picture.catch(''), alt: z.string().catch('') }),
  }),
  z.object({
    kind: z.literal('video'),
    content: z.object({ heading, url: z.string().refine(isPlayable).catch('') }),
  }),
  z.object({ kind: z.literal('links'), content: z.object({ heading, links: z.array(link).catch([]) }) }),
  z.object({ kind: z.enum(dataBlockKinds), content: z.object({ heading }) }),
])

export type Block = z.infer<typeof blockShape>
export type BlockKind = Block['kind']

/** Reads a block from the database. Null if it cannot be shown. */
export const parseBlock = (kind: string, content: unknown): Block | null =>
  blockShape.safeParse({ kind, content }).data ?? null
