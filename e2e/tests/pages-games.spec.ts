import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demo, uniqueName } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/games/"]:not(nav a)')

const createGames = async (count: number, prefix: string): Promise<void> => {
  await sql(
    `insert into game (name, slug, developer, released_on, anticipation)
     select $1 || ' ' || number, lower($1) || '-' || number, 'Testers', '2024-05-02', 0 from generate_series(1, $2::int) as number`,
    [prefix, count],
  )
  onTestFinished(() => void sql('delete from game where name like $1', [`${prefix}%`]))
}

describe('lists of games', () => {
  it('a game moves to the list of released games at midnight in Stockholm', async () => {
    const name = uniqueName('Midsummer')
    await sql(
      `insert into game (name, slug, developer, released_on, anticipation) values ($1, lower($1), 'Testers', '2041-05-02', 2000000000)`,
      [name],
    )
    onTestFinished(() => void sql('delete from game where name = $1', [name]))
    const { page } = await browser.visitor({ isFirst: true })
    const isFirst = async (path: string): Promise<boolean> => {
      await goTo(page, path)
      return (await cards(page).first().innerText()).includes(name)
    }
    // Stockholm is two hours ahead of UTC in May.
    await page.clock.setFixedTime('2041-05-01T21:59:00Z')
    expect(await isFirst('/games/new-game-releases')).toBe(false)
    expect(await isFirst('/games/upcoming-games')).toBe(true)
    expect(await isFirst('/games/anticipated-games')).toBe(true)
    expect(await isFirst('/games')).toBe(true)
    await page.clock.setFixedTime('2041-05-01T22:01:00Z')
    expect(await isFirst('/games/new-game-releases')).toBe(true)
    await goTo(page, `/games/anticipated-games?q=${name}`)
    await page.getByText('No game found').waitFor()
  })

  it("the search and the page of a list of games are in its URL, so that the browser's back button works", async () => {
    const prefix = uniqueName('Turned')
    await createGames(40, prefix)
    const { page, complaints } = await browser.visitor()
    await goTo(page, '/games')
    await page.getByRole('searchbox', { name: 'Search games' }).fill(prefix.toLowerCase())
    await expect.poll(() => cards(page).count()).toBe(36)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(prefix.toLowerCase())
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => cards(page).count()).toBe(4)
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(4)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(36)
    await goTo(page, `/games?q=${prefix}&page=9`)
    await page.getByText('This page doesn’t exist').waitFor()
    await page.getByRole('button', { name: 'First page' }).click()
    await expect.poll(() => cards(page).count()).toBe(36)
    expect(complaints).toEqual([])
  })

  it('a list of games without matches shows a message, and wildcards are treated as plain characters', async () => {
    const { page } = await browser.visitor()
    await goTo(page, '/games/upcoming-games?q=%25')
    await page.getByText('No game found').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('%')
  })
})

describe('the page of a game', () => {
  it('a game page loads its news in steps, and empty sections show a message', async () => {
    const name = uniqueName('Newsworthy')
    const [game] = await sql<{ id: string }>(
      `insert into game (name, slug, developer) values ($1, lower($1), 'Testers') returning id`,
      [name],
    )
    onTestFinished(() => void sql('delete from game where name = $1', [name]))
    const { page, complaints } = await browser.visitor()
    await goTo(page, `/games/${game?.id}/news`)
    await page.getByText(`News about ${name} appears here.`).waitFor()
    await goTo(page, `/games/${game?.id}/streams`)
    await page.getByText('No streams yet').waitFor()
    await goTo(page, `/games/${game?.id}/videos`)
    await page.getByText('No videos yet').waitFor()
    await sql(
      `insert into game_news (game_id, title, summary, body, published_at)
       select $1, 'Issue ' || number, 'Summary', 'Body', timestamptz '2026-01-01' + number * interval '1 hour'
         from generate_series(1, 70) as number`,
      [game?.id],
    )
    const rows = page.getByRole('main').locator('a[href^="/games/news/"]')
    // Reloads the page, because identical queries of an open page share one response for two seconds.
    await page.goto(`/games/${game?.id}/news`)
    await expect.poll(() => rows.count()).toBe(20)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows.count()).toBe(40)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(40)
    for (const count of [60, 70]) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => rows.count()).toBe(count)
    }
    expect(await rows.first().innerText()).toContain('Issue 70')
    expect(await rows.last().innerText()).toContain('Issue 1\n')
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('the page of an unknown game says that it was not found', async () => {
    const { page } = await browser.visitor()
    for (const [path, words] of [
      ['/games/nothing', 'We couldn’t find this game'],
      ['/games/00000000-0000-4000-8000-000000000001', 'We couldn’t find this game'],
      ['/games/news/00000000-0000-4000-8000-000000000001', 'We couldn’t find this article'],
    ] as const) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1, name: words }).waitFor()
    }
  })
})

describe('the list of the most watched streams', () => {
  it('the most watched streams start with the most viewers, not with recordings without viewer counts', async () => {
    const external = uniqueName('uncounted')
    await sql(
      `insert into content (creator_id, platform, type, external_id, url, title, published_at, average_ccv)
       select "user".id, 'twitch', 'VOD', $1, 'https://twitch.tv/videos/1', $1, now() - interval '1 hour', null
         from "user" join creator using (id) where username = $2`,
      [external, demo.creator.username],
    )
    onTestFinished(() => void sql('delete from content where external_id = $1', [external]))
    const { page } = await browser.visitor()
    await goTo(page, '/games/streams?sort=new')
    await page.getByRole('link', { name: external }).waitFor()
    await page.getByText('Most watched').click()
    await page.waitForURL(/sort=top/)
    await page.getByRole('link', { name: external }).waitFor({ state: 'detached' })
    await page.getByRole('article').first().getByText('viewers on average').waitFor()
  })
})
