import lighthouse, { desktopConfig } from 'lighthouse'
import { type Row, stated } from '../harness/report.ts'
import type { Site } from './people.ts'

export type Page = { readonly title: string; readonly path: string; readonly cookie: string }

const GOALS = { performance: 95, accessibility: 100 }

/** Lighthouse's desktop setting: the people of this product sit at desks. */
export const lighthouseScores = async (
  debuggingPort: number,
  site: Site,
  pages: readonly Page[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const page of pages) {
    const run = await lighthouse(
      `${site.url}${page.path}`,
      {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: Object.keys(GOALS),
        ...(page.cookie ? { extraHeaders: { Cookie: page.cookie } } : {}),
      },
      desktopConfig,
    )
    if (!run) throw new Error(`Lighthouse gave no result for ${page.path}`)
    const { categories, audits, runtimeError } = run.lhr
    if (runtimeError) throw new Error(`Lighthouse at ${page.path}: ${runtimeError.message}`)
    for (const [name, atLeast] of Object.entries(GOALS))
      rows.push(
        stated(`${page.title}: ${name}`, 'of 100', Math.round((categories[name]?.score ?? 0) * 100), {
          atLeast,
        }),
      )
    const failed = Object.values(audits).filter(
      ({ id, score, scoreDisplayMode }) =>
        scoreDisplayMode === 'binary' &&
        score === 0 &&
        categories.accessibility?.auditRefs.some((ref) => ref.id === id),
    )
    const scores = rows.slice(-2).map(({ value }) => value)
    const wrong = failed.map(({ id }) => id).join(', ')
    log(`${page.title}: ${scores.join(' and ')}${wrong ? ` (${wrong})` : ''}`)
  }
  return rows
}
