/** The steps of a quest that several journeys share, with the company and the creator in their own browser windows. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cart } from '../pages/cart.ts'
import { questEditor } from '../pages/questEditor.ts'
import { questLog } from '../pages/questLog.ts'
import type { Account } from './accounts.ts'
import { sql } from './database.ts'
import { dayIn } from './days.ts'
import { goTo } from './walk.ts'

export type Kind = 'Stream' | 'Video' | 'Shorts'

/**
 * Completes the quest form, publishes the quest and waits until it is open. The publishing window of a video opens in
 * two days.
 */
export const publish = async (page: Page, kind: Kind, game: string): Promise<string> => {
  const editor = questEditor(page)
  await goTo(page, '/company/quests/create')
  await editor.name().fill(`Whole ${kind}`)
  await editor.pickDay('Start date', dayIn(-1), '00:00')
  await editor.pickDay('End date', dayIn(30), '18:00')
  await editor.chooseGame(game)
  await editor.chooseContent(kind)
  if (kind === 'Video') {
    await page.getByRole('radio', { name: 'Date range' }).click()
    await editor.pickDay('Publishing window starts', dayIn(2), '00:00')
    await editor.pickDay('Publishing window ends', dayIn(25), '23:59')
  }
  await editor.go()
  await editor.atStep('/edit/goals-and-info')
  await editor.addTalkingPoint()
  await editor.talkingPoint(1).fill('Say it is out')
  await editor.go()
  await editor.atStep('/edit/requirements')
  await editor.goOn()
  await editor.atStep('/edit/creator-kit')
  await editor.chooseFirst('Key sets')
  await editor.go()
  await editor.publish().click()
  await page.getByText('Published successfully').waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export const invite = async (page: Page, { username }: Account, platform: string) => {
  await page.getByRole('link', { name: 'Next: invite creators' }).click()
  await page.getByRole('button', { name: 'By email, name or list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite creators' })
  await dialog.getByText('By name', { exact: true }).click()
  await dialog.getByLabel('Names').fill(username)
  await dialog.getByRole('checkbox', { name: 'With an offer' }).check()
  await dialog.getByLabel('Amount per creator').fill('500')
  await dialog.getByLabel('Platform').first().click()
  await page.getByRole('option', { name: platform }).click()
  await dialog.getByLabel('Length in minutes').fill('1')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await dialog.getByText('1 invitation sent').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

export const runOf = async (questId: string, { username }: Account): Promise<string> => {
  const [run] = await sql<{ id: string }>(
    `select quest_run.id from quest_run join "user" on "user".id = creator_id where quest_id = $1 and username = $2`,
    [questId, username],
  )
  if (!run) throw new Error('the offer began no run')
  return run.id
}

export type Two = {
  readonly company: Page
  readonly creator: Page
  readonly questId: string
  readonly runId: string
}

export const show = async ({ company, creator, questId, runId }: Two, section: string) => {
  for (const page of [company, creator])
    await goTo(page, `/campaigns/quests/${questId}/${runId}?section=${section}`)
}

/** Makes an offer as a creator without an invitation. */
export const offerAsRival = async (page: Page, questId: string) => {
  await goTo(page, `/campaigns/quests/${questId}`)
  await questLog(page).button('Send an offer').click()
  await questLog(page).fillOffer('Send an offer', { dollars: '300', minutes: '30' })
  await questLog(page).dialog('Send an offer').getByRole('button', { name: 'Send offer' }).click()
  await page.getByRole('link', { name: 'Open Quest log' }).click()
  await page.getByText('answers your offer').waitFor()
}

export const counter = async (page: Page, dollars: string) => {
  const dialog = questLog(page).dialog('Make a counter-offer')
  await questLog(page).button('Counter-offer').click()
  await questLog(page).fillOffer('Make a counter-offer', { dollars })
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const accept = async (page: Page) => {
  await questLog(page).button('Accept').click()
  const dialog = questLog(page).dialog('Accept this offer?')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Accept offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const pay = async (page: Page, amount: string, card: string) => {
  await cart(page).open()
  await cart(page).pay(amount).click()
  await cart(page).payWith(card)
}

export const submit = async ({ company, creator }: Two, title: string) => {
  // A stream is listed twice: as the live stream and as its recording.
  await creator.getByRole('radio', { name: title }).first().check()
  await creator.getByRole('button', { name: 'Submit content' }).click()
  await creator.getByText('Content successfully submitted.').first().waitFor()
  await company.getByRole('link', { name: title }).first().waitFor()
}

export const approve = async ({ company, creator }: Two) => {
  await company.getByRole('button', { name: 'Approve' }).click()
  const dialog = company.getByRole('dialog', { name: 'Approve content' })
  await dialog.getByLabel('Review').fill('A joy to watch.')
  await dialog.getByText('Great partner').click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await company.getByText('Review sent!').waitFor()
  await creator.getByText('A joy to watch.').first().waitFor()
}

type Cents = {
  readonly returned?: string
  readonly paid: string
  readonly net: string
  readonly cost: string
  readonly fee: string
}

/** No step is left to do, and both sides see the same amounts. */
export const expectPaidOut = async (two: Two, { paid, net, cost, fee, returned }: Cents) => {
  await show(two, 'payment')
  for (const page of [two.company, two.creator]) {
    await questLog(page).next().getByText('This Quest is complete.').waitFor({ timeout: 30_000 })
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What happened to the money' }) })
    const steps = await panel.getByRole('term').allInnerTexts()
    const amounts = await panel.getByRole('definition').allInnerTexts()
    expect(steps.map((step, at) => `${step.split('\n')[0]?.trim()} ${amounts[at]}`)).toEqual([
      `Paid by the company ${paid}`,
      `Released to the creator -${net}`,
      `Payout cost -${cost}`,
      `Platform fee -${fee}`,
      ...(returned === undefined ? [] : [`Returned to the company -${returned}`]),
      'Still held $0.00',
    ])
  }
  await two.creator.getByText(`${net} was paid out`).waitFor()
}

export const toldOf = async (questId: string, { username }: Account): Promise<readonly string[]> =>
  (
    await sql<{ kind: string }>(
      `select distinct kind from notification join "user" on "user".id = user_id
        where username = $1 and notification.activation_id = $2 order by kind`,
      [username, questId],
    )
  ).map(({ kind }) => kind)
