import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { About } from './sharedRow.ts'

/**
 * The additional files that a screen needs, as written by the client's build: links for the head of the page, its title
 * and its description.
 */
export type Preload = { readonly pattern: RegExp; readonly tags: string; readonly about?: About | undefined }

const rows = z.array(
  z.object({
    pattern: z.string(),
    tags: z.string(),
    about: z.object({ title: z.string(), description: z.string() }).optional(),
  }),
)

/** If this file is missing, each screen loads its script chunks only when it needs them. */
export const readPreloads = async (file: string | undefined): Promise<readonly Preload[]> => {
  if (file === undefined) return []
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  return rows.parse(written).map(({ pattern, ...row }) => ({ ...row, pattern: new RegExp(pattern) }))
}

/** A page about one row, with its URL and the row's title and description. */
export type Shared = About & { readonly url: string; readonly site: string }

type Built = { readonly html: string; readonly buildId: string; readonly preloads: readonly Preload[] }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (words: string): string => words.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)

/** The title and description for search engines and shared links, if the client has them for the screen. */
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

/** An absolute URL or a path on this site. Null for anything else. */
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

/**
 * The page for a URL path. The first pattern that matches is the screen that the client shows. The build id lets the
 * client notice a newer build.
 */
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
