import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { dayIn } from '../support/days.ts'
import { createLiveQuest } from '../support/quests.ts'
import { followLink } from '../support/routes.ts'
import { goTo, leave, settle, watchTraffic } from '../support/walk.ts'

const browser = useBrowser()

const open = async (address: string, width = 1440) => {
  const visitor = await browser.visitor({ as: demo.company, viewport: { width, height: 900 } })
  await goTo(visitor.page, address)
  return { ...visitor, editor: questEditor(visitor.page) }
}

const idIn = (page: Page): string => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''

const createDraft = async (name: string) => {
  const visitor = await open('/company/quests/create')
  const { page, editor } = visitor
  await editor.name().fill(name)
  await editor.pickDay('Start date', dayIn(2), '09:00')
  await editor.pickDay('End date', dayIn(30), '18:00')
  await editor.go()
  await editor.atStep('/edit/goals-and-info')
  return { ...visitor, id: idIn(page) }
}

describe('creating and editing quests', () => {
  it("a company chooses what to create, and sees a quest's errors at their fields", async () => {
    const { page, editor } = await open('/company/activations')
    await page.getByRole('main').getByRole('link', { name: 'Create', exact: true }).click()
    await expectPath(page, '/company/activations/create')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Quest/ })
      .click()
    await editor.goOn()
    await page.getByText('Please enter a name').waitFor()
    await page.getByText('Please choose a start date').waitFor()
    await page.getByText('Please choose an end date').waitFor()
    expect(await editor.name().evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('radio', { name: 'Specific date' }).click()
    await page.getByRole('switch', { name: 'Embargo' }).click()
    await page.getByText('Time in Europe/Stockholm', { exact: false }).first().waitFor()
    await editor.go()
    await page.getByText('Please choose a specific date').waitFor()
    await page.getByText('Please choose when the embargo ends').waitFor()
  })

  it('a company goes through all steps of a quest, sees what is missing, and publishes the quest', async () => {
    const { page, editor, id, complaints } = await createDraft('Emberfall at dawn')
    await page.getByRole('link', { name: 'Please add at least one talking point' }).waitFor()
    expect(await editor.publish().isDisabled()).toBe(true)

    await editor.addTalkingPoint()
    await editor.talkingPoint(1).fill('Say it is out')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await editor.talkingPoint(3).fill('Show the map')
    await editor.go()
    await page.getByText('Please fill in this line or remove it').waitFor()
    expect(await editor.talkingPoint(2).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Move Talking point 3', exact: true }).press('ArrowUp')
    await page.getByRole('button', { name: 'Remove Talking point 3' }).click()
    await editor.go()
    await editor.atStep('/edit/requirements')

    await page.getByText(/of \d+ creators/).waitFor()
    await page.getByLabel('Twitch followers').fill('5000')
    await page.getByText(/^(excludes|includes) /).waitFor()
    await editor.go()
    await editor.atStep('/edit/creator-kit')

    await editor.chooseFirst('Key sets')
    await page.getByRole('button', { name: 'Add a link or a video' }).click()
    await editor.go()
    await page.getByText('Please enter a link to a public website that starts with https://').waitFor()
    await page.getByLabel('Address').fill('https://press.example')
    await editor.go()
    await page.waitForURL((url) => url.pathname === `/campaigns/quests/${id}`)

    await page.getByText('Ready to publish.').waitFor()
    await editor.publish().click()
    await page.getByText('Published successfully').waitFor()
    const next = page.getByRole('link', { name: 'Next: invite creators' })
    expect(await next.getAttribute('href')).toBe(`/campaigns/quests/${id}/invite-creators`)
    expect(
      await sql(
        `select status, talking_points, kit_codes, twitch_followers, (select count(*)::int from activation_media where activation_id = $1) as media
           from activation join quest using (id) join requirement on activation_id = activation.id where activation.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        status: 'upcoming',
        talking_points: ['Say it is out', 'Show the map'],
        kit_codes: 1,
        twitch_followers: 5000,
        media: 1,
      },
    ])
    expect(complaints).toEqual([])
  })

  it('a company returns to a draft at the same step, and is asked before unsaved input is lost', async () => {
    const { page, editor, id } = await createDraft('Emberfall at noon')
    await goTo(page, '/company/activations/quests/active')
    await page.getByRole('link', { name: 'Emberfall at noon' }).click()
    await page.getByRole('link', { name: 'Please add at least one talking point' }).click()
    await editor.atStep('/edit/goals-and-info')
    await editor.addTalkingPoint()
    await editor.talkingPoint(1).fill('Say it is out')
    await page.getByRole('link', { name: 'Requirements', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await editor.atStep('/edit/requirements')
    expect(await sql('select talking_points from quest where id = $1', [id])).toEqual([
      { talking_points: ['Say it is out'] },
    ])
  })

  it('a company duplicates a quest, and deletes the draft after ticking a checkbox', async () => {
    const { page, editor, id } = await createDraft('Emberfall at dusk')
    await editor.more('Duplicate')
    await page.getByRole('heading', { name: 'Copy of Emberfall at dusk' }).waitFor()
    const copy = idIn(page)
    expect(copy).not.toBe(id)
    await editor.more('Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Please confirm that you want to delete this activation').waitFor()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted successfully').waitFor()
    expect(await sql('select id from activation where id = any($1::uuid[])', [[id, copy]])).toEqual([{ id }])
  })

  it('a company finds its quests by name, before and after they end', async () => {
    const { page } = await createDraft('Emberfall at night')
    await goTo(page, '/company/activations/quests/active?q=at%20night')
    await page.getByText('1 row').waitFor()
    await page.getByRole('link', { name: 'Emberfall at night' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('heading', { name: 'At a glance' }).waitFor()
    await page.getByText('Creators see here whether they’re eligible', { exact: false }).waitFor()
    await goTo(page, '/company/activations/quests/ended?q=at%20night')
    await page.getByRole('heading', { name: 'Quests', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('link', { name: 'Emberfall at night' }).count()).toBe(0)
  })

  it('a company unpublishes, republishes, ends and closes quests after confirmation', async () => {
    const [first, second] = [await createLiveQuest(), await createLiveQuest()]
    const statusOf = async (id: string) =>
      (await sql<{ status: string }>('select status from activation where id = $1', [id]))[0]?.status
    const visit = async ({ company, id }: typeof first) => {
      const { page, complaints } = await browser.visitor({ as: company })
      await goTo(page, `/campaigns/quests/${id}`)
      const sure = async (item: string, title: string, confirm = item) => {
        await questEditor(page).more(item)
        const dialog = page.getByRole('dialog', { name: title })
        expect(await findBarriers(page)).toEqual([])
        await dialog.getByRole('button', { name: confirm, exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      return { page, sure, complaints }
    }
    const one = await visit(first)
    await one.sure('Unpublish', 'Unpublish this activation?')
    await one.page.getByText('New creators can’t join. Creators who already joined continue.').waitFor()
    expect(await statusOf(first.id)).toBe('unpublished')
    await one.page.getByRole('button', { name: 'Publish again' }).click()
    await expect.poll(() => statusOf(first.id)).toBe('active')
    await one.sure('End', 'End this activation now?')
    await expect.poll(() => statusOf(first.id)).toBe('ended')
    await one.page.getByRole('button', { name: 'More', exact: true }).click()
    await one.page.getByRole('menuitem', { name: 'Duplicate', exact: true }).waitFor()
    expect(await one.page.getByRole('menuitem', { name: 'End', exact: true }).count()).toBe(0)
    const other = await visit(second)
    await other.sure('Close', 'Close this activation?', 'Close permanently')
    await expect.poll(() => statusOf(second.id)).toBe('closed')
    expect([...one.complaints, ...other.complaints]).toEqual([])
  })

  it('a company without access to missions is led to its Creator Program', async () => {
    const { page } = await browser.visitor({ as: (await createLiveQuest()).company })
    await goTo(page, '/company/activations/create')
    await page.getByText('Publish your Creator Program to unlock Missions.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Mission/ })
      .click()
    await expectPath(page, '/company/creator-program')
  })

  it("a company cannot open another company's quest", async () => {
    const [other] = await sql<{ id: string }>(
      `select activation.id from activation join company on company.id = company_id
        where kind = 'QUEST' and company.name <> 'Northlight Studio' limit 1`,
    )
    for (const address of [`/campaigns/quests/${other?.id}`, `/campaigns/quests/${other?.id}/edit`]) {
      const { page } = await open(address)
      await page.getByRole('heading', { name: 'We couldn’t find this Quest' }).waitFor()
    }
  })
})

describe('appearance of quest pages', () => {
  it('the pages of a quest are accessible and fit each window size', async () => {
    const { page, id } = await createDraft('Emberfall for all')
    const edit = `/campaigns/quests/${id}/edit`
    const isBusy = watchTraffic(page)
    for (const address of [
      edit,
      `${edit}/goals-and-info`,
      `${edit}/requirements`,
      `${edit}/creator-kit`,
      `/campaigns/quests/${id}`,
    ]) {
      await leave(page)
      await page.evaluate(followLink, address)
      await settle(page, isBusy)
      expect(await findBarriers(page), address).toEqual([])
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findOverflow(page), `${address} at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  }, 120_000)
})
