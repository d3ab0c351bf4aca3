import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createFiller, everyone, followLink, mayOpen, routes, type Who } from '../support/routes.ts'

const browser = useBrowser()

/** Pages name the row they show: there the screen's own title is not the last word. */
const namesItsRow = /:(gameId|companyId|articleId|slug)|custom-domain/

type Seen = { title: string; path: string; text: string; callbackUrl: string | null }

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    title: document.title,
    path: window.location.pathname,
    text: document.querySelector('main, #root')?.textContent ?? '',
    callbackUrl: new URLSearchParams(window.location.search).get('callbackUrl'),
  }))

const refusal = 'Your account cannot open this'
const titled = (title: string) => (title === 'Questboard' ? title : `${title} · Questboard`)

type Route = (typeof routes)[number]

/** What is wrong with what this person sees there; null when it is as the spec says. */
function findFault(route: Route, who: Who, address: string, seen: Seen): string | null {
  if (!mayOpen(route, who)) {
    if (who !== 'visitor') return seen.text.includes(refusal) || seen.path !== address ? null : 'is open'
    return seen.path === '/login' && seen.callbackUrl === address ? null : `led a visitor to ${seen.path}`
  }
  if (seen.text.includes(refusal)) return 'is refused'
  if (route.redirect || route.path === '/' || route.path === '/home')
    return seen.path === address ? 'does not lead on' : null
  if (seen.path !== address) return `led to ${seen.path}`
  if (!namesItsRow.test(route.path) && seen.title !== titled(route.title)) return `is titled ${seen.title}`
  return seen.text.trim() === '' ? 'is empty' : null
}

async function visit(page: Page, route: Route, who: Who, address: string): Promise<string | null> {
  await page.evaluate(followLink, address)
  const deadline = Date.now() + 5000
  let fault = findFault(route, who, address, await look(page))
  while (fault && Date.now() < deadline) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    fault = findFault(route, who, address, await look(page))
  }
  return fault && `${address} ${fault}`
}

describe('every address of the product', () => {
  it.each(everyone)(
    'opens, leads on or is refused to a %s as the spec says',
    { timeout: 150_000 },
    async (who) => {
      const { page, context, complaints } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
      const fill = createFiller(context.request)
      const faults: string[] = []
      await page.goto('/terms-of-use')
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const route of routes) {
        const before = complaints.length
        const address = await fill(route.path)
        const fault = await visit(page, route, who, address)
        if (fault) faults.push(fault)
        faults.push(...complaints.slice(before).map((complaint) => `${address} ${complaint}`))
      }
      await page.waitForLoadState('networkidle')
      expect(faults).toEqual([])
    },
  )

  it('that is none says so, and leads home', async () => {
    const { page, complaints } = await browser.visitor()
    await page.goto('/company/settings/there/is/nothing')
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    expect(await page.title()).toBe('Page not found · Questboard')
    await page.getByRole('link', { name: 'Explore' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    expect(complaints).toEqual([])
  })
})
