import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { createAccount } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { createProgramWithMember } from '../support/members.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const follow = async (page: Page, name: string) => {
  await button(page, `Follow ${name}`).click()
  await button(page, `Following ${name}`).waitFor()
}

describe('announcements of a creator program', () => {
  it("an announcement reaches a program's members as a notification, and followers in the feed", async () => {
    const { company, companyId, programId, member } = await createProgramWithMember()
    const { page, complaints } = await browser.visitor({ as: company })
    const { page: phone, complaints: onPhone } = await browser.visitor({
      as: member,
      viewport: { width: 390, height: 844 },
    })
    await goTo(page, '/company/announcements')
    await main(page).getByText('Your member is notified immediately.').waitFor()
    await button(page, 'New announcement').click()
    const dialog = page.getByRole('dialog', { name: 'New announcement' })
    await dialog.getByRole('button', { name: 'Publish announcement' }).click()
    await dialog.getByText('Title is required').waitFor()
    await dialog.getByText('Text is required').waitFor()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The spring calendar')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('It is **out**: look at what we plan.')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Publish announcement' }).click()
    await heading(page, 'The spring calendar').waitFor()
    await main(page).getByText('created').waitFor()

    await goTo(phone, '/terms-of-use')
    await phone
      .getByRole('banner')
      .getByRole('button', { name: /^Activity panel, \d unread/ })
      .click()
    await phone.getByRole('dialog').getByText('It is out: look at what we plan.').waitFor()
    await phone.getByRole('dialog').getByText(`${company.username} posted an announcement`).click()
    await expectPath(phone, `/creator-programs/${programId}`)
    await heading(phone, 'Announcements').waitFor()
    await main(phone).getByText('The spring calendar').waitFor()
    expect(await findOverflow(phone)).toEqual([])

    await button(page, 'Edit The spring calendar').click()
    const editing = page.getByRole('dialog', { name: 'Edit announcement' })
    await editing.getByRole('textbox', { name: 'Title' }).fill('The summer calendar')
    await editing.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'The summer calendar').waitFor()
    await main(page).getByText('last edited').waitFor()

    await goTo(phone, `/company/${companyId}`)
    await follow(phone, company.username)
    await goTo(phone, '/home/feed')
    await main(phone).getByRole('link', { name: 'The summer calendar' }).waitFor()
    expect(await findBarriers(phone)).toEqual([])

    await button(page, 'Delete The summer calendar').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await main(page).getByText('No announcements yet').waitFor()
    expect([...complaints, ...onPhone]).toEqual([])
  })
})

describe('following games, creators and topics', () => {
  it('following a game, a topic and a creator adds their news to the feed and marks new items', async () => {
    const [found] = await sql<{ id: string; name: string; topic: string; topicId: string; news: string }>(
      `select game.id, game.name, tag.name::text as topic, tag.id as "topicId", game_news.title as news
         from game join game_tag on game_tag.game_id = game.id join tag on tag.id = tag_id
         join game_news on game_news.game_id = game.id
        where tag.kind = 'genre' order by game.name, tag.name, published_at desc limit 1`,
    )
    const [shown] = await sql<{ slug: string; name: string }>(
      `select slug, display_name::text as name from creator_page join "user" on "user".id = creator_id
        where is_published and exists (select from content where content.creator_id = creator_page.creator_id and visibility = 'public')
        order by slug limit 1`,
    )
    if (!found || !shown) throw new Error('the market has no game with news, or no creator with a page')
    const person = await createAccount('user')
    const { page, complaints } = await browser.visitor({ as: person })
    await goTo(page, '/home/feed')
    await main(page).getByText('Follow something to start your feed').waitFor()
    await main(page).getByRole('link', { name: 'Find something to follow' }).click()
    await heading(page, 'Find topics').waitFor()
    expect(await findBarriers(page)).toEqual([])

    await goTo(page, `/games/${found.id}`)
    await follow(page, found.name)
    await main(page).getByRole('link', { name: found.topic, exact: true }).click()
    await expectPath(page, `/user/topics/${found.topicId}`)
    await heading(page, found.topic).waitFor()
    await main(page).getByRole('link', { name: found.name }).first().waitFor()
    await follow(page, found.topic)
    expect(await findBarriers(page)).toEqual([])
    await goTo(page, `/${shown.slug}`)
    await follow(page, shown.name)

    await goTo(page, '/home/feed')
    const feed = main(page).getByRole('list', { name: 'News' })
    await feed.getByRole('link', { name: found.news }).first().waitFor()
    await feed.getByRole('link', { name: shown.name }).first().waitFor()
    // News that other tests create about the same game also counts as new.
    for (const known of [found.news, shown.name]) {
      const lines = feed.getByRole('listitem').filter({ hasText: known })
      expect(await lines.getByText('New', { exact: true }).count(), known).toBe(0)
    }
    const before = await feed.getByRole('listitem').count()
    await button(page, 'Show more').click()
    await expect.poll(() => feed.getByRole('listitem').count()).toBeGreaterThan(before)
    // Scroll to the top, because a row half covered by the header would seem too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await findBarriers(page)).toEqual([])

    const title = `Fresh from ${person.username}`
    await expect
      .poll(() =>
        sql('select from "user" where username = $1 and feed_seen_at is not null', [person.username]),
      )
      .toHaveLength(1)
    await sql(`insert into game_news (game_id, title, published_at) values ($1, $2, now())`, [
      found.id,
      title,
    ])
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, '/home/feed')
    await feed.getByRole('listitem').filter({ hasText: title }).getByText('New', { exact: true }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    await sql('delete from game_news where title = $1', [title])

    await goTo(page, '/home/user')
    await main(page).getByRole('link', { name: found.topic, exact: true }).first().waitFor()
    expect(await findOverflow(page)).toEqual([])
    await button(page, `Following ${found.name}`).click()
    await button(page, `Follow ${found.name}`).waitFor()
    await page.reload()
    await heading(page, 'Creators').waitFor()
    expect(await button(page, `Following ${found.name}`).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
