/**
 * Lists the files that the browser can preload: each screen's own chunks, and the fonts needed to draw the page for the
 * first time.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { Screen } from '../src/app/paths/screen.ts'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const product = 'Questboard'

/** Descriptions for search engines and link previews of the public pages. */
const descriptions = new Map([
  [
    '/',
    'Questboard is where game companies and creators agree on Quests, Keys, Missions and Creator Programs, and where payment waits until the work is approved.',
  ],
  ['/plans', 'What each Questboard plan for companies costs and includes. Creators join for free.'],
])

const app = join(import.meta.dirname, '..', 'src', 'app')

const isScreens = (value: unknown): value is readonly Screen[] => Array.isArray(value) && value.length > 0

/** Node can import the table of routes directly, because importing it does not load the pages. */
const readScreens = async (): Promise<{ screens: readonly Screen[]; laterScreens: readonly Screen[] }> => {
  const table: { screens?: unknown; laterScreens?: unknown } = await import(
    pathToFileURL(join(app, 'paths.ts')).href
  )
  const { screens, laterScreens } = table
  if (!isScreens(screens) || !isScreens(laterScreens)) throw new Error('src/app/paths.ts lists no screens')
  return { screens, laterScreens }
}

const imported = /import\(\s*['"]([^'"]+)['"]/

/** The modules that a screen loads in addition to the entry chunk. */
const modulesOf = ({ page, layout, client }: Screen, isLater: boolean): string[] => {
  const source = page && imported.exec(page.toString())?.[1]
  const own = [
    ...(isLater ? [join(app, 'paths.ts')] : []),
    ...(layout === 'front' ? [join(app, 'layouts', 'FrontLayout.tsx')] : []),
    ...(source ? [resolve(app, 'paths', source)] : []),
  ]
  if (layout) return client === false ? own : [join(app, 'Client.tsx'), ...own]
  return [join(app, 'Client.tsx'), join(app, 'shell', 'Shell.tsx'), ...own]
}

const withImports = (chunks: Chunks, first: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
  const all = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || all.has(chunk)) return
    all.add(chunk)
    for (const file of chunk.imports) add(chunks.get(file))
  }
  first.forEach(add)
  return all
}

const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> => chunk.viteMetadata?.importedCss ?? []

const tagsOf = (chunks: Chunks, modules: readonly string[]): string => {
  const all = [...chunks.values()]
  const holders = modules.flatMap((id) => all.find(({ moduleIds }) => moduleIds.includes(id)) ?? [])
  const entry = withImports(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  )
  const known = new Set([...entry].flatMap((chunk) => [...stylesOf(chunk)]))
  const wanted = [...withImports(chunks, holders)].filter((chunk) => !entry.has(chunk))
  const styles = new Set(wanted.flatMap((chunk) => [...stylesOf(chunk)]).filter((file) => !known.has(file)))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...wanted.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('')
}

/**
 * Sorts fixed segments before parameters and parameters before wildcards, so that the first matching row is the right screen.
 */
const rank = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '*' ? 'z' : part.startsWith(':') ? 'y' : 'x'))
    .join('/')

const patternOf = (path: string): string =>
  `^${path.replace(/\/?\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`

/** The fonts needed to draw the page for the first time. Creator and company pages load their own fonts later. */
const firstFonts = /(lato-latin-(400|700)|comfortaa-latin-700)-normal-.*\.woff2$/

/** Search engines and link previews read the title and description before any script runs. */
const aboutOf = ({ path, title }: Screen) => {
  const description = descriptions.get(path)
  return description
    ? { about: { title: title === product ? title : `${title} · ${product}`, description } }
    : {}
}

export const preloads = (): Plugin => ({
  name: 'questboard:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }): HtmlTagDescriptor[] =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          // Browsers without HTTP/2 load six files at a time, so the fonts come after the tags that the gateway adds to the
          // head.
          injectTo: 'body-prepend',
        })),
  },
  generateBundle: {
    // This step runs after Vite has decided which chunk each style belongs to.
    order: 'post',
    async handler(_options, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>()
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
      const { screens, laterScreens } = await readScreens()
      const rows = screens
        .filter(({ redirect }) => !redirect)
        .toSorted((left, right) => rank(left.path).localeCompare(rank(right.path)))
        .map((screen) => ({
          pattern: patternOf(screen.path),
          tags: tagsOf(chunks, modulesOf(screen, laterScreens.includes(screen))),
          ...aboutOf(screen),
        }))
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(rows) })
    },
  },
})
