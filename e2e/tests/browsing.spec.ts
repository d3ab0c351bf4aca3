import { describe, expect, it } from 'vitest'
import { type Account, createCreator } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

/** A creator with a small channel and all access, who has no deals yet. */
const createApproved = async (): Promise<Account> => {
  const account = await createCreator()
  await sql(
    `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers)
     select id, 'twitch', username, username, 'https://twitch.tv/x', 120 from "user" where username = $1`,
    [account.username],
  )
  await sql(
    `insert into creator_access (creator_id, kind, status)
     select "user".id, kind, 'approved' from "user", unnest(array['quests', 'keys']) as kind where username = $1`,
    [account.username],
  )
  return account
}

type Row = { id: string; name: string }

const openToAll = async (kind: 'MISSION' | 'QUEST', name: string): Promise<Row> => {
  const [row] = await sql<Row>(
    `update activation set name = $2 where id = (
       select id from activation where kind = $1 and status = 'active' and visibility = 'public'
          and name not like 'Browsed%'
          -- What other tests have made meanwhile is theirs.
          and published_at < now() - interval '2 hours'
          and not exists (select from mission where mission.id = activation.id and max_participants is not null)
          and not exists (select from requirement where activation_id = activation.id
            and (program_id is not null or creator_list_ids <> '{}' or completed_mission_ids <> '{}'))
        order by published_at desc limit 1)
     returning id, name`,
    [kind, `Browsed ${name} ${Date.now()}`],
  )
  if (!row) throw new Error(`no open ${kind}`)
  await sql(
    `insert into requirement (activation_id) values ($1)
     on conflict (activation_id) do update set allow_all_creators = true, countries = '{}', continents = '{}', languages = '{}',
       activations_required = null`,
    [row.id],
  )
  return row
}

const invite = ({ id }: Row, account: Account) =>
  sql(
    `insert into invitation (activation_id, activation_type, company_id, creator_id, message)
     select activation.id, kind, company_id, "user".id, 'We would love to have you' from activation, "user"
      where activation.id = $1 and username = $2`,
    [id, account.username],
  )

describe('browsing activations and listing deals as a creator', () => {
  it('a creator browses activations that fit, sees why they fit, filters them and reads the brief', async () => {
    const quest = await openToAll('QUEST', 'by day')
    const { page, complaints } = await browser.visitor({ as: await createApproved() })
    const main = page.getByRole('main')
    const cards = main.locator('a[href^="/campaigns/quests/"]')
    await page.goto('/campaigns/quests/browse')
    await cards.first().waitFor()
    // Loads more cards until the test has seen activations that show the creator's own numbers, and activations whose
    // requirements are not met. These come last, and their number depends on the demo market.
    const figures = main.getByText(/required\)\.|your channels don’t meet the requirements yet\./)
    while ((await figures.count()) === 0 || (await main.getByText('Requirements not met').count()) === 0) {
      const shown = await cards.count()
      await main.getByRole('button', { name: 'Show more' }).click()
      await cards.nth(shown).waitFor()
    }
    const all = await cards.count()
    const said = await cards.allInnerTexts()
    for (const words of said)
      expect(words.match(/eligible|Requirements|Complete your personal info/g)).toHaveLength(1)
    expect(said.filter((words) => /You play|You haven’t played/.test(words)).length).toBeGreaterThan(all / 2)

    await main.getByRole('switch', { name: 'Only what I’m eligible for' }).click()
    await main.getByText('Requirements not met').first().waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('only')).toBe('eligible')
    expect(await main.getByText('You are eligible').count()).toBe(await cards.count())
    expect(await cards.count()).toBeLessThan(all)

    const search = main.getByRole('searchbox')
    await search.fill('no such thing')
    await main.getByText('Nothing you’re eligible for right now').waitFor()
    await main.getByRole('button', { name: 'Show all' }).click()
    await cards.first().waitFor()
    await search.fill(quest.name)
    await expect.poll(() => cards.count()).toBe(1)
    await page.reload()
    await main.getByRole('link', { name: new RegExp(quest.name) }).click()
    await page.getByRole('heading', { level: 1, name: quest.name }).waitFor()
    await main.getByRole('heading', { name: 'At a glance' }).waitFor()
    await main.getByText('You are eligible').waitFor()
    expect(complaints).toEqual([])
  })

  it('a creator answers invitations in the list of deals, and sees the due dates of joined activations', async () => {
    const account = await createApproved()
    const mission = await openToAll('MISSION', 'at noon')
    const quest = await openToAll('QUEST', 'at noon')
    await invite(mission, account)
    await invite(quest, account)
    const { page, complaints } = await browser.visitor({ as: account })
    const main = page.getByRole('main')
    await page.goto('/deals')
    await main.getByText('We would love to have you').first().waitFor()
    await main.getByText('Keys', { exact: true }).click()
    await main.getByText('No deals of this kind').waitFor()
    expect(new URL(page.url()).searchParams.get('kind')).toBe('KEY')
    await main.getByRole('button', { name: 'Show all kinds' }).click()

    await main.getByRole('button', { name: `Decline ${quest.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await page.getByText('Invitation declined').waitFor()
    await main.getByRole('link', { name: quest.name }).waitFor({ state: 'detached' })
    await main.getByRole('button', { name: `Join ${mission.name}` }).click()
    await main.getByText('No offers waiting').waitFor()

    await page.goto('/deals/active')
    await main.getByText('In production', { exact: true }).waitFor()
    await main.getByRole('link', { name: `Submit your content: ${mission.name}` }).click()
    await page.getByRole('heading', { level: 1, name: mission.name }).waitFor()
    expect(complaints).toEqual([])
  })

  it('a creator sees a message when the deals cannot be loaded, and sees the deals as soon as they load', async () => {
    const { page } = await browser.visitor({ as: await createApproved() })
    await page.route('**/api/gql?*DealsPage*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/deals/offers')
    await page.getByRole('main').getByText('We couldn’t load this').waitFor()
    await page.unroute('**/api/gql?*DealsPage*')
    await page.getByText('No offers waiting').waitFor()
  })
})
