import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { createAccount, demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { dayIn } from '../support/days.ts'

const browser = useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** A workflow queries the vendor and crops pictures, which takes longer than showing a screen on a busy machine. */
const fetched = { timeout: 60_000 }
const isDrawn = (page: Page, selector: string) =>
  page.waitForFunction((found) => {
    const picture = document.querySelector<HTMLImageElement>(found)
    return (picture?.naturalWidth ?? 0) > 0
  }, selector)

describe('games from catalogs and stores', () => {
  it("an imported game is added to the company's games and fills the chosen fields of a key campaign", async () => {
    const owner = await createAccount('company')
    const { page, complaints } = await browser.visitor({ as: owner, viewport: { width: 390, height: 844 } })
    await page.goto('/home/company/games')
    await button(page, 'Add a game').first().click()
    await button(page, 'Not listed? Search the full game catalog').click()
    const adding = dialog(page, 'Add a game from the catalog')
    await adding.getByRole('combobox', { name: 'Game' }).fill('Hollow Mer')
    await page.getByRole('option', { name: /^Hollow Meridian/ }).click()
    expect(await findBarriers(page)).toEqual([])
    await button(page, 'Add game').click()
    await page.getByText('Hollow Meridian was added').waitFor(fetched)
    await page.getByRole('main').getByText('Hollow Meridian').first().waitFor()
    await isDrawn(page, 'main img[src^="/api/uploads/"]')

    const editor = questEditor(page)
    await page.goto('/company/campaigns/create')
    await editor.name().fill('Keys of Hollow Meridian')
    await editor.pickDay('Start date', dayIn(1), '09:00')
    await editor.pickDay('End date', dayIn(30), '18:00')
    await editor.go()
    await editor.atStep('/edit/game-info')
    await page.getByRole('textbox', { name: 'Description' }).fill('Our own words.')
    await button(page, 'Import from Steam').click()
    const steam = dialog(page, 'Import from Steam')
    await steam.getByLabel('Game on Steam').fill('4711')
    await button(page, 'Look up').click()
    await steam
      .getByText('Could not find a description to import for the selected game/id.')
      .first()
      .waitFor(fetched)
    await steam.getByLabel('Game on Steam').fill('Hollow Mer')
    await page.getByRole('option', { name: /^Hollow Meridian/ }).click()
    await button(page, 'Look up').click()
    const description = steam.getByRole('checkbox', { name: 'Description' })
    await description.waitFor(fetched)
    // The form already has a description, so this checkbox is not checked at first.
    expect(await description.isChecked()).toBe(false)
    expect(await steam.getByRole('checkbox', { name: 'Thumbnail' }).isChecked()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await steam.getByRole('radio', { name: 'Screenshot 2' }).check()
    await button(page, 'Fill in').click()
    await page.getByText('Filled in from Steam. Save to keep the changes.').waitFor()
    await editor.go()
    await editor.atStep('/edit/access')
    const [saved] = await sql<Record<string, unknown>>(
      `select activation.description, game.name as game, hero.name as hero, thumbnail.width,
              array(select distribution_channel_id from activation_channel where activation_id = activation.id) as channels
         from activation join game on game.id = game_id
         join upload hero on '/api/uploads/' || hero.id = activation.hero_url
         join upload thumbnail on '/api/uploads/' || thumbnail.id = activation.thumbnail_url
        where activation.name = 'Keys of Hollow Meridian'`,
    )
    expect(saved).toEqual({
      description: 'Our own words.',
      game: 'Hollow Meridian',
      hero: 'hero 2.webp',
      width: 920,
      channels: ['steam'],
    })
    expect(complaints).toEqual([])
  }, 180_000)

  it('a creator or company sets the game of a video that was not recognized', async () => {
    const [piece] = await sql<{ quest: string; title: string; content: string; game: string }>(
      `select submission.activation_id as quest, content.title, content.id as content,
              (select game.name from company_game join game on game.id = game_id
                where company_game.company_id = submission.company_id order by game.name limit 1) as game
         from submission join content on content.id = content_id join activation on activation.id = submission.activation_id
         join company on company.id = submission.company_id and company.name = 'Northlight Studio'
        where submission.status = 'APPROVED' and activation.kind = 'QUEST' order by content.id limit 1`,
    )
    if (!piece) throw new Error('the demo company has no approved content')
    await sql(`update content set game_id = null, game_source = null, game_confidence = null where id = $1`, [
      piece.content,
    ])
    const { page } = await browser.visitor({ as: demo.company })
    await page.goto(`/campaigns/quests/${piece.quest}/results/content`)
    await page.getByRole('gridcell', { name: piece.title, exact: true }).click()
    await page.getByText('We didn’t recognize a game in this content.').waitFor()
    await button(page, `Choose the game: ${piece.title}`).click()
    const saying = dialog(page, 'Which game is this content about?')
    await saying.getByRole('combobox', { name: 'Game' }).fill(piece.game)
    await page.getByRole('option', { name: piece.game, exact: true }).click()
    await button(page, 'Save').click()
    await page.getByText('Saved. We won’t change the game automatically.').waitFor()
    const [kept] = await sql<Record<string, unknown>>(
      `select game.name, game_source from content join game on game.id = game_id where content.id = $1`,
      [piece.content],
    )
    expect(kept).toEqual({ name: piece.game, game_source: 'person' })
  })
})
