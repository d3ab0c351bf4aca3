import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What can go wrong by a change of theme or of width alone. */
const some = {
  colours: ['color-contrast'],
  sizes: ['target-size', 'scrollable-region-focusable', 'color-contrast', 'button-name', 'link-name'],
}

/** What axe finds, each with its rule and element; nothing is well. */
export async function findBarriers(page: Page, about?: keyof typeof some): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (about ? axe.withRules(some[about]) : axe.withTags(wcag)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

/** How far the page can be pushed sideways, and what sticks out, once it has settled after a change of width. */
export async function findOverflow(page: Page): Promise<string[]> {
  await page.waitForFunction(fits, undefined, { timeout: 2000 }).catch(() => undefined)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const names = wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`is ${scrollWidth} wide in a window of ${clientWidth}: ${names.join(', ')}`]
  })
}
