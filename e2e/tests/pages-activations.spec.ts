import { describe, expect, it } from 'vitest'
import { createAccount, createCreator, demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const bases = { MISSION: '/missions', KEY: '/campaigns', CREATOR_PROGRAM: '/creator-programs' } as const

type Row = { id: string; name: string }

/** An open activation of a company other than the demo company. */
async function findOpen(kind: string): Promise<Row> {
  const [row] = await sql<Row>(
    `select activation.id, activation.name
     from activation join company on company.id = company_id
     where activation.kind = $1 and activation.status = 'active' and visibility = 'public'
       and company.name <> 'Northlight Studio'
     order by published_at desc limit 1`,
    [kind],
  )
  if (!row) throw new Error(`no open ${kind}`)
  return row
}

describe('activation pages for creators', () => {
  it.each(['MISSION', 'KEY', 'CREATOR_PROGRAM'] as const)(
    'a visitor reads an activation (%s), with sign-up as the next step and a link back',
    async (kind) => {
      const { id, name } = await findOpen(kind)
      const { page, complaints } = await browser.visitor()
      const path = `${bases[kind]}/${id}`
      await goTo(page, path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('heading', { name: 'Who can take part' }).waitFor()
      const signUp = page.getByRole('main').getByRole('link', { name: 'Create an account' })
      expect(await signUp.getAttribute('href')).toBe(
        `/register/creator?callbackUrl=${encodeURIComponent(path)}`,
      )
      expect(complaints).toEqual([])
    },
  )

  it.each([
    ['MISSION', '/missions'],
    ['KEY', '/campaigns'],
  ] as const)(
    "another company can read an activation (%s), but without the owner's tabs",
    async (kind, base) => {
      const { id, name } = await findOpen(kind)
      const { page, complaints } = await browser.visitor({ as: demo.company })
      await goTo(page, `${base}/${id}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const tabs = page.getByRole('link', { name: 'Participants', exact: true })
      await tabs.waitFor({ state: 'detached' })
      for (const part of ['participants', 'results', 'invite-creators']) {
        await goTo(page, `${base}/${id}/${part}`)
        await page.getByRole('heading', { name: /^We couldn’t find this (Mission|Key campaign)$/ }).waitFor()
        await tabs.waitFor({ state: 'detached' })
      }
      expect(complaints).toEqual([])
    },
  )

  it('an activation page shows a plain user how to become a creator', async () => {
    const { id } = await findOpen('MISSION')
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await goTo(page, `/missions/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Become a creator' }).click()
    await page.getByRole('heading', { level: 1, name: 'Creator Access' }).waitFor()
  })

  it("a creator sees how much is missing for a requirement on the activation's page, on its card and at home", async () => {
    const { id, name } = await findOpen('MISSION')
    const account = await createCreator()
    await sql(
      `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers)
       select id, 'twitch', username, username, 'https://twitch.tv/x', 120 from "user" where username = $1`,
      [account.username],
    )
    await sql(
      `insert into requirement (activation_id, twitch_followers) values ($1, 250)
       on conflict (activation_id) do update set twitch_followers = 250, twitch_average_ccv = null,
         youtube_subscribers = null, youtube_average_video_views = null, youtube_average_short_views = null,
         tiktok_followers = null, tiktok_average_short_views = null, countries = '{}', continents = '{}',
         languages = '{}', allow_all_creators = false`,
      [id],
    )
    const { page } = await browser.visitor({ as: account })
    await goTo(page, `/missions/${id}`)
    const gap = '130 more Twitch followers: you have 120 of 250'
    await page.getByRole('main').getByText(gap).waitFor()
    await page.getByRole('main').getByText('Twitch followers: 250 or more').waitFor()
    const [owner] = await sql<{ company_id: string }>('select company_id from activation where id = $1', [id])
    await goTo(page, `/company/${owner?.company_id}/campaigns`)
    const card = page.getByRole('main').getByRole('link').filter({ hasText: name })
    await card.getByText('Requirements not met').waitFor()
    await card.getByText(gap).waitFor()
    await goTo(page, '/creator/home/missions')
    await page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByText(gap).waitFor()
  })
})

describe('access to quest pages', () => {
  it.each([
    ['a visitor', null, 'Create an account'],
    ['a plain user', 'user', 'Become a creator'],
    ['an unapproved creator', 'creator', 'Connect a channel'],
  ] as const)('a quest page shows %s no details of the quest, but how to get access', async (_, who, way) => {
    const { id, name } = await findOpen('QUEST')
    const as = who === 'creator' ? await createCreator() : who ? await createAccount(who) : undefined
    const { page } = await browser.visitor(as ? { as } : {})
    await goTo(page, `/campaigns/quests/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Quests are for approved creators' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: way }).waitFor()
    expect(await page.getByRole('main').getByText(name).count()).toBe(0)
  })

  it('an approved creator can read a quest', async () => {
    const { id, name } = await findOpen('QUEST')
    const { page, complaints } = await browser.visitor({ as: demo.creator })
    await goTo(page, `/campaigns/quests/${id}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    // With enough similar deals, the page shows the usual price.
    await page
      .getByText(/you set the amount$/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })
})
