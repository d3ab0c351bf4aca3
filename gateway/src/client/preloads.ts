import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { About } from './sharedRow.ts'

/** What a screen needs beside the entry, as the client's build wrote it down: links for the head of the page, and its words. */
export type Preload = { readonly pattern: RegExp; readonly tags: string; readonly about?: About | undefined }

const rows = z.array(
  z.object({
    pattern: z.string(),
    tags: z.string(),
    about: z.object({ title: z.string(), description: z.string() }).optional(),
  }),
)

/** A build that says nothing is served as it is: its screens fetch their files when they know that they need them. */
export const readPreloads = async (file: string | undefined): Promise<readonly Preload[]> => {
  if (file === undefined) return []
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  return rows.parse(written).map(({ pattern, ...row }) => ({ ...row, pattern: new RegExp(pattern) }))
}

/** A page that is about one row: where it is, and what its row says. */
export type Shared = About & { readonly url: string; readonly site: string }

type Built = { readonly html: string; readonly buildId: string; readonly preloads: readonly Preload[] }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (words: string): string => words.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)

/** What search engines list and shared links show: of the screen itself, where the client has words for it. */
const withWords = (html: string, { title, description }: About, more = ''): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"[^>]*>/,
      () =>
        `<meta name="description" content="${escaped(description)}">` +
        `<meta property="og:title" content="${escaped(title)}">` +
        `<meta property="og:description" content="${escaped(description)}">${more}`,
    )

const property = (name: string, words: string): string =>
  `<meta property="og:${name}" content="${escaped(words)}">`

/** A picture's address is of this site or a whole one; anything else is none. */
const wholeAddress = (image: string | null | undefined, site: string): string | null => {
  const address = image && URL.parse(image, site)
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}

const tagsOfRow = ({ url, site, image: given }: Shared): string => {
  const image = wholeAddress(given, site)
  const card = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`
  return [
    property('type', 'website'),
    property('site_name', 'Questboard'),
    property('url', url),
    ...(image ? [property('image', image)] : []),
    card,
  ].join('')
}

/** The page of a path. The first row that fits is the screen which will be shown; the build's name lets it see a newer one. */
export const pageFor = (
  { html, buildId, preloads }: Built,
  pathname: string,
  shared: Shared | null = null,
): string => {
  const screen = preloads.find(({ pattern }) => pattern.test(pathname))
  const tags = screen?.tags ?? ''
  const page = html.replace('</head>', () => `<meta name="build-id" content="${buildId}">${tags}</head>`)
  if (shared) return withWords(page, { ...shared, title: `${shared.title} · Questboard` }, tagsOfRow(shared))
  return screen?.about ? withWords(page, screen.about) : page
}
