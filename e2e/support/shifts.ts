/** Layout shifts as browsers report them. */
import type { Page } from 'playwright-core'

/** The type of a layout shift's source, which TypeScript's DOM types do not contain. */
type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

/**
 * Records every layout shift from page load: time, share of the screen, element, and its positions before and after.
 * The footer is ignored. Runs before any page script.
 */
export const noteShifts = () => {
  const noted: { at: number; what: string }[] = []
  Reflect.set(window, 'shifts', noted)
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ')
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.nodeName
  const isFooter = ({ node }: Moved) => node instanceof Element && node.closest('footer') !== null
  const describeSource = ({ node, previousRect, currentRect }: Moved) =>
    `${nameOf(node)} "${(node?.textContent ?? '').slice(0, 40)}" from ${place(previousRect)} to ${place(currentRect)}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: Moved[] = Reflect.get(entry, 'sources')
      if (sources.every(isFooter)) continue
      noted.push({
        at: entry.startTime,
        what: [Reflect.get(entry, 'value'), ...sources.map(describeSource)].join('\n'),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const nowOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  )

export const shiftsSince = (page: Page, since: number): Promise<string[]> =>
  page.evaluate((since) => {
    const noted: { at: number; what: string }[] = Reflect.get(window, 'shifts')
    return noted.filter(({ at }) => at > since).map(({ what }) => what)
  }, since)
