import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const whole = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const colours = ['color-contrast']
/** axe rules for cards, because table rows become cards on narrow screens. */
const cards = ['nested-interactive', 'list', 'definition-list']
const sizes = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', ...cards]

/** axe rules whose results can change with the theme (colors), with the width (sizes), or with both. */
const some = { colours, sizes, 'sizes and colours': [...sizes, ...colours] }

/**
 * Marks three texts for each combination of colors and background. More would give the same contrast result, but one is
 * not enough, because axe cannot check text that is scrolled out of view. Runs in the page and ignores skipped parts.
 */
const markLooks = (leftOut: readonly string[]): void => {
  const isOut = new Set(
    leftOut.length > 0
      ? document.querySelectorAll(leftOut.flatMap((part) => [part, `${part} *`]).join())
      : [],
  )
  const words = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const below = element.parentElement ? groundOf(element.parentElement) : ''
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
    const painted = isClear ? below : `${below} ${backgroundColor} ${backgroundImage} ${opacity}`
    // An element without a CSS position covers nothing outside of its own box.
    const ground = position === 'static' ? painted : `${painted} ${position} ${element.className}`
    grounds.set(element, ground)
    return ground
  }
  const looks = new Map<string, number>()
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-look')
    if (isOut.has(element) || !(words(element) || 'placeholder' in element) || !element.checkVisibility())
      continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, groundOf(element)].join('|')
    const before = looks.get(look) ?? 0
    if (before < 3) element.setAttribute('data-look', '')
    looks.set(look, before + 1)
  }
}

/** Runs in a page into which axe has been loaded. */
const judgeSomeOfEachLook = (): void =>
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })

/**
 * Returns axe's violations with rule and element, or an empty list. Checks only the page itself, because no screen
 * has frames. Skipped elements stay in the page while the remainder is checked.
 */
export async function findBarriers(
  page: Page,
  about?: keyof typeof some,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(judgeSomeOfEachLook)
  }
  const runOnly: axe.RunOnly = about ? { type: 'rule', values: some[about] } : { type: 'tag', values: whole }
  if (about !== 'sizes') await page.evaluate(markLooks, leftOut)
  return page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await window.axe.run(exclude.length > 0 ? { exclude } : document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      )
    },
    { exclude: [...leftOut], options: { runOnly, resultTypes: ['violations' as const] } },
  )
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

/** Waits until the layout has settled. Then returns how far the page scrolls sideways and which elements stick out. */
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

/** The text spacing that readers can set without losing content (WCAG 1.4.12). Runs in the page. */
export const spaceOut = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Removes the text spacing that the test has set. Runs in the page. */
export const unspace = () => {
  document.adoptedStyleSheets.pop()
}
