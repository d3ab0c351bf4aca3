import { z } from 'zod'

const link = z.object({ label: z.string(), url: z.string().regex(/^https?:\/\//) })

/** What each kind of block of a page holds; whatever else lies in the column shows nothing. */
export const blockContents = {
  text: z.object({ heading: z.string().catch(''), text: z.string().catch('') }),
  image: z.object({ url: z.string().regex(/^(https?:\/)?\//), alt: z.string().catch('') }),
  links: z.object({ heading: z.string().catch(''), links: z.array(link).catch([]) }),
  channels: z.object({}),
}

export type BlockKind = keyof typeof blockContents

export type Block = { [K in BlockKind]: { kind: K; content: z.infer<(typeof blockContents)[K]> } }[BlockKind]

export const parseBlock = (kind: string, content: unknown): Block | null => {
  if (kind === 'text') return wrap(kind, blockContents.text.safeParse(content))
  if (kind === 'image') return wrap(kind, blockContents.image.safeParse(content))
  if (kind === 'links') return wrap(kind, blockContents.links.safeParse(content))
  return kind === 'channels' ? { kind, content: {} } : null
}

const wrap = <K extends BlockKind, C>(kind: K, parsed: { success: boolean; data?: C | undefined }) =>
  parsed.success && parsed.data !== undefined ? { kind, content: parsed.data } : null
