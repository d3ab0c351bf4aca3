import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { distributionRules } from '../pages/distributionRules.ts'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { dayIn } from '../support/days.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The names of a game, an item and a platform for which the demo company has codes. */
const itemWithCodes = async () => {
  const [row] = await sql<{ game: string; item: string; platform: string }>(
    `select game.name as game, game.name || ' · ' || item.name as item, channel.name as platform
       from code join code_item item on item.id = code.item_id join game on game.id = item.game_id
       join distribution_channel channel on channel.id = code.distribution_channel_id
       join company on company.id = item.company_id and company.name = 'Northlight Studio'
      where code.status = 'available' group by 1, 2, 3 order by count(*) desc, 2, 3 limit 1`,
  )
  if (!row) throw new Error('the demo company has no codes left')
  return row
}

const choose = async (page: Page, field: string, option: string) => {
  const input = page
    .getByRole('combobox', { name: field })
    .or(page.getByLabel(field, { exact: true }))
    .first()
  // Types the text key by key. Setting it in one step looks like autofill and opens no list.
  await input.click()
  await input.pressSequentially(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

const screeningOf = (id: string) =>
  sql('select screening from key_campaign_participant where campaign_id = $1', [id])

const publishCampaign = async (page: Page, name: string): Promise<string> => {
  const editor = questEditor(page)
  const { game, item, platform } = await itemWithCodes()
  await goTo(page, '/company/activations/create')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Key campaign/ })
    .click()
  await editor.goOn()
  await page.getByText('Please enter a name').waitFor()
  await page.getByText('Please choose an end date').waitFor()
  await editor.name().fill(name)
  await editor.pickDay('Start date', dayIn(-1), '09:00')
  await editor.pickDay('End date', dayIn(30), '18:00')
  await editor.go()
  await editor.atStep('/edit/game-info')
  await heading(page, 'Game info').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await choose(page, 'Game', game)
  // Leaving the page with unsaved changes opens a confirmation dialog.
  await page.getByRole('link', { name: 'Access', exact: true }).click()
  await button(page, 'Cancel').click()
  await editor.go()
  await editor.atStep('/edit/access')
  await page.getByRole('link', { name: 'Please add at least one key set' }).waitFor()
  const rules = distributionRules(page)
  await rules.open()
  await rules.send()
  await rules.dialog().getByText('Please select at least one platform').waitFor()
  await rules.fill({ item, platforms: [platform], quantity: '0' })
  await rules.send()
  await rules.dialog().getByText('At least one code must be distributed.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await rules.fill({ platforms: [], quantity: '' })
  await rules.send()
  await page.getByText(`${platform} · All codes · `, { exact: false }).waitFor()
  await page.getByLabel('Accept by rules').click()
  await choose(page, 'Continents', 'Antarctica')
  await page.getByLabel('Destination URL').fill('https://emberfall.example')
  await editor.go()
  await page.getByText('Access restrictions saved successfully').waitFor()
  await editor.atStep('/edit/requirements')
  await editor.goOn()
  await editor.atStep('/edit/creator-kit')
  await page.getByLabel('Special instructions').fill('Please say that you got it for free.')
  await editor.go()
  await page.waitForURL(({ pathname }) => /^\/campaigns\/[0-9a-f-]{36}$/.test(pathname))
  await page.getByText('Ready to publish.').waitFor()
  await editor.publish().click()
  await page.getByText('Published successfully').waitFor()
  return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
}

describe('giving a game key to a creator', () => {
  it('a creator gets a game key from a company and submits content for it', async () => {
    const company = await browser.visitor({ as: demo.company })
    const creator = await browser.visitor({ as: demo.creator, viewport: { width: 390, height: 844 } })
    const id = await publishCampaign(company.page, 'Emberfall for friends')

    await goTo(creator.page, `/campaigns/${id}`)
    await heading(creator.page, 'Request a key').waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    await creator.page.getByLabel('What do you plan to make?').fill('A long evening with it.')
    await button(creator.page, 'Request a key').click()
    await creator.page.getByText('Request sent').waitFor()
    await creator.page.getByText('The company is reviewing your request.', { exact: false }).waitFor()

    await expect.poll(() => screeningOf(id)).toEqual([{ screening: 'region' }])
    await goTo(company.page, `/campaigns/${id}/participants/pending`)
    await company.page.getByText('The creator’s region doesn’t match your rules').first().waitFor()
    await company.page.getByRole('checkbox', { name: 'Choose DemoCreator' }).click()
    await button(company.page, 'Accept').click()
    await company.page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await company.page.getByText('1 creator accepted').waitFor()
    // Closes the message, because it must not cover the company's tables in other tests.
    await button(company.page, 'Close').click()
    await company.page.getByText('1 creator accepted').waitFor({ state: 'hidden' })

    // Content that the creator published later, as the channel check stores it.
    await sql(
      `insert into content (creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at)
       select p.creator_id, c.id, c.provider_id, 'VIDEO', 'made-with-the-key', 'https://videos.example/emberfall', 'My first evening', a.game_id,
              now() + interval '1 hour'
         from key_campaign_participant p join activation a on a.id = p.campaign_id join user_connection c on c.user_id = p.creator_id
        where p.campaign_id = $1 order by c.id limit 1`,
      [id],
    )
    await heading(creator.page, 'Claim your key').waitFor()
    await creator.page.getByRole('radio').first().click()
    await button(creator.page, 'Claim key').click()
    await creator.page.getByText('The key is yours').waitFor()
    await button(creator.page, 'Open creator kit').click()
    const kit = creator.page.getByRole('dialog')
    await kit.getByText('Please say that you got it for free.').waitFor()
    await kit.getByRole('button', { name: 'Reveal code' }).click()
    const code = await kit.getByLabel('Code', { exact: true }).innerText()
    expect(code).toMatch(/\S{5,}/)
    await creator.page.getByText('The key is yours').waitFor({ state: 'hidden' })
    expect(await findBarriers(creator.page)).toEqual([])
    expect(await findOverflow(creator.page)).toEqual([])
    await creator.page.keyboard.press('Escape')
    expect(await creator.page.content()).not.toContain(code)

    await button(creator.page, 'Submit content').click()
    await creator.page.getByText('Please select a video or stream, or add a link').first().waitFor()
    await creator.page
      .getByRole('listitem')
      .filter({ hasText: 'My first evening' })
      .getByRole('button', { name: 'Submit' })
      .click()
    await creator.page.getByText('Content successfully submitted.').waitFor()

    await goTo(company.page, `/campaigns/${id}/participants/active`)
    await company.page.getByText('DemoCreator').first().click()
    await company.page.getByRole('link', { name: 'https://videos.example/emberfall' }).waitFor()
    await button(company.page, 'Accept content').click()
    await company.page.getByText('Review sent!').waitFor()

    await creator.page.getByText('Your content was accepted.', { exact: false }).waitFor()
    expect(
      await sql(
        `select status, (select count(*)::int from code join code_claim on code_id = code.id
                          where participant_id = participant.id and revealed_at is not null) as looked_at
           from key_campaign_participant participant where campaign_id = $1`,
        [id],
      ),
    ).toEqual([{ status: 'completed', looked_at: 1 }])
    await goTo(creator.page, '/creator/keys')
    await creator.page.getByRole('link', { name: 'Emberfall for friends' }).waitFor()
    await creator.page.getByText('Revealed').first().waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    expect(await findOverflow(creator.page)).toEqual([])
    await goTo(company.page, `/campaigns/${id}/edit/access`)
    await heading(company.page, 'Keys').waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    expect([...company.complaints, ...creator.complaints]).toEqual([])
  })
})
