import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** What a screen needs beside the entry, as the client's build wrote it down: links for the head of the page. */
export type Preload = { readonly pattern: RegExp; readonly tags: string }

const rows = z.array(z.object({ pattern: z.string(), tags: z.string() }))

/** A build that says nothing is served as it is: its screens fetch their files when they know that they need them. */
export const readPreloads = async (file: string | undefined): Promise<readonly Preload[]> => {
  if (file === undefined) return []
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  return rows.parse(written).map(({ pattern, tags }) => ({ pattern: new RegExp(pattern), tags }))
}

type Built = { readonly html: string; readonly buildId: string; readonly preloads: readonly Preload[] }

/** The page of a path. The first row that fits is the screen which will be shown; the build's name lets it see a newer one. */
export const pageFor = ({ html, buildId, preloads }: Built, pathname: string): string => {
  const tags = preloads.find(({ pattern }) => pattern.test(pathname))?.tags ?? ''
  return html.replace('</head>', () => `<meta name="build-id" content="${buildId}">${tags}</head>`)
}
