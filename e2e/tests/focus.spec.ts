import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'

const browser = useBrowser()

/** Returns the focused element if fixed parts of the page hide it completely. Otherwise null. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const corners = [left + 2, right - 2].flatMap((across) =>
      [top + 2, bottom - 2].map((down) => [across, down]),
    )
    const isSeen = [[x, y], ...corners].some(([across = 0, down = 0]) => {
      const there = document.elementFromPoint(across, down)
      return (
        there !== null &&
        (focused.contains(there) || there.contains(focused) || there.closest('label') !== null)
      )
    })
    return isSeen ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
  })

/** The keys that move the focus from the end of the screen up to its top, and then down again. */
const keys = Array.from({ length: 50 }, (_, step) => (step < 30 ? 'Shift+Tab' : 'Tab'))

/** WCAG 2.2, 2.4.11: no focused element is hidden by the header or the cookie notice, in either direction. */
describe('keeping the focused element visible', () => {
  it.each([
    ['a form of bare screens', '/register/company', 390, undefined],
    ['a long list of links', '/explore', 1440, undefined],
    ['the last buttons of a screen with a menu', '/creator/onboarding/hardware', 1440, demo.creator],
  ])('the focused element is visible on %s', async (_, path, width, as) => {
    const { page } = await browser.visitor({
      asksConsent: true,
      viewport: { width, height: 844 },
      ...(as && { as }),
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('region', { name: 'Cookies' }).waitFor()
    const covered: string[] = []
    for (const key of keys) {
      await page.keyboard.press(key)
      const what = await coveredFocus(page)
      if (what) covered.push(`${key}: ${what}`)
    }
    expect(covered).toEqual([])
  })
})
