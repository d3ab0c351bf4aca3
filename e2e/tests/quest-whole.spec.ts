import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cart } from '../pages/cart.ts'
import { questEditor } from '../pages/questEditor.ts'
import { questLog } from '../pages/questLog.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { createChannelOwner, doOnChannel, makePublic } from '../support/channels.ts'
import { addCodes, createItem } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { dayIn } from '../support/days.ts'
import { createStudio, openWindow } from '../support/questRuns.ts'
import { createApprovedStreamer } from '../support/streamers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const game = 'Ember Hollow'

let studio: Account
let creator: Account
let rival: Account
beforeAll(async () => {
  const visit = (as: Account) => browser.visitor({ as }, () => undefined)
  const { account, companyId } = await createStudio()
  studio = account
  const { context } = await visit(studio)
  await addCodes(context, await createItem(companyId, game), 'steam', [uniqueName('WHOLE-AAAAA-')])
  await context.close()
  creator = await createChannelOwner(visit)
  rival = (await createApprovedStreamer({ viewers: 50 })).creator
})

type Kind = 'Stream' | 'Video' | 'Shorts'

/**
 * Completes the quest form, publishes the quest and waits until it is open. The publishing window of a video opens in
 * two days.
 */
const publish = async (page: Page, kind: Kind): Promise<string> => {
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

const invite = async (page: Page, platform: string) => {
  await page.getByRole('link', { name: 'Next: invite creators' }).click()
  await page.getByRole('button', { name: 'By email, name or list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite creators' })
  await dialog.getByText('By name', { exact: true }).click()
  await dialog.getByLabel('Names').fill(creator.username)
  await dialog.getByRole('checkbox', { name: 'With an offer' }).check()
  await dialog.getByLabel('Amount per creator').fill('500')
  await dialog.getByLabel('Platform').first().click()
  await page.getByRole('option', { name: platform }).click()
  await dialog.getByLabel('Length in minutes').fill('1')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await dialog.getByText('1 invitation sent').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const runOf = async (questId: string, { username }: Account): Promise<string> => {
  const [run] = await sql<{ id: string }>(
    `select quest_run.id from quest_run join "user" on "user".id = creator_id where quest_id = $1 and username = $2`,
    [questId, username],
  )
  if (!run) throw new Error('the offer began no run')
  return run.id
}

type Two = {
  readonly company: Page
  readonly creator: Page
  readonly questId: string
  readonly runId: string
}

const show = async ({ company, creator, questId, runId }: Two, section: string) => {
  for (const page of [company, creator])
    await goTo(page, `/campaigns/quests/${questId}/${runId}?section=${section}`)
}

/** Publishes a quest and sends an offer, with the quest log open in both windows. */
const begin = async (kind: Kind, platform: string) => {
  const [company, other] = [await browser.visitor({ as: studio }), await browser.visitor({ as: creator })]
  const questId = await publish(company.page, kind)
  await invite(company.page, platform)
  const two = { company: company.page, creator: other.page, questId, runId: await runOf(questId, creator) }
  await show(two, 'bidding')
  return { ...two, complaints: () => [...company.complaints, ...other.complaints] }
}

/** Makes an offer in a third window as a creator without an invitation. */
const offerAsRival = async (questId: string) => {
  const { page } = await browser.visitor({ as: rival })
  await goTo(page, `/campaigns/quests/${questId}`)
  await questLog(page).button('Send an offer').click()
  await questLog(page).fillOffer('Send an offer', { dollars: '300', minutes: '30' })
  await questLog(page).dialog('Send an offer').getByRole('button', { name: 'Send offer' }).click()
  await page.getByRole('link', { name: 'Open Quest log' }).click()
  await page.getByText('answers your offer').waitFor()
  return page
}

const expectBudget = async ({ company, questId }: Two, rows: string[]) => {
  await sql('update quest set budget_cents = 100000 where id = $1', [questId])
  await goTo(company, `/campaigns/quests/${questId}`)
  const budget = company.locator('section').filter({ has: company.getByRole('heading', { name: 'Budget' }) })
  await expect.poll(async () => await budget.locator('dt, dd').allInnerTexts()).toEqual(rows)
}

const accept = async (page: Page) => {
  await questLog(page).button('Accept').click()
  const dialog = questLog(page).dialog('Accept this offer?')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Accept offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const pay = async (page: Page, amount: string, card: string) => {
  await cart(page).open()
  await cart(page).pay(amount).click()
  await cart(page).payWith(card)
}

/** The creator accepts the offer and the company pays, after which the creator can start. */
const agreeAndPay = async ({ company, creator }: Two) => {
  await accept(creator)
  await questLog(company).next().getByText('Your turn: pay the offer').waitFor()
  await pay(company, '$500.00', '4242 4242 4242 4242')
  await expectPath(company, '/company/cart/success')
  await questLog(creator).next().getByText('make your content and submit it').waitFor()
}

const submit = async ({ company, creator }: Two, title: string) => {
  // A stream is listed twice: as the live stream and as its recording.
  await creator.getByRole('radio', { name: title }).first().check()
  await creator.getByRole('button', { name: 'Submit content' }).click()
  await creator.getByText('Content successfully submitted.').first().waitFor()
  await company.getByRole('link', { name: title }).first().waitFor()
}

const approve = async ({ company, creator }: Two) => {
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

/** All steps of the quest are done, and both sides see the same amounts. */
const expectPaidOut = async (two: Two, { paid, net, cost, fee, returned }: Cents) => {
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

/** Expects the amount in both formats of the creator's yearly statement. */
const expectInYearlyStatement = async (page: Page, quest: string, received: string) => {
  const year = new Date().getUTCFullYear()
  await goTo(page, '/user/settings/payments')
  const download = async (form: string) => {
    const link = page.getByRole('link', { name: `${year} as ${form}` })
    return page.request.get((await link.getAttribute('href')) ?? '')
  }
  expect((await download('PDF')).headers()['content-type']).toBe('application/pdf')
  const lines = (await (await download('CSV')).text()).split('\r\n')
  expect(lines.find((line) => line.includes(quest))).toMatch(new RegExp(`,${received}$`))
}

const toldOf = async (questId: string, { username }: Account): Promise<readonly string[]> =>
  (
    await sql<{ kind: string }>(
      `select distinct kind from notification join "user" on "user".id = user_id
        where username = $1 and notification.activation_id = $2 order by kind`,
      [username, questId],
    )
  ).map(({ kind }) => kind)

describe('complete quests, with the company and the creator in their own browser windows', () => {
  it('a quest for a stream is paid after a counter-offer, a declined card and a check by the bank', async () => {
    const two = await begin('Stream', 'Twitch')
    const offer = questLog(two.creator).dialog('Make a counter-offer')
    await questLog(two.creator).button('Counter-offer').click()
    await questLog(two.creator).fillOffer('Make a counter-offer', { dollars: '600' })
    await offer.getByRole('button', { name: 'Send counter-offer' }).click()
    await questLog(two.company).next().getByText('Your turn: answer the offer').waitFor()
    await accept(two.company)
    await questLog(two.creator).next().getByText('pays the offer').waitFor()

    await pay(two.company, '$600.00', '4000 0000 0000 0002')
    await two.company.getByText('Your card was declined.').waitFor()
    await cart(two.company).payWith('4000 0027 6000 3184')
    await cart(two.company).refuse()
    await two.company.getByText('has failed authentication').waitFor()
    await cart(two.company).payWith('4000 0027 6000 3184')
    await cart(two.company).agree()
    await expectPath(two.company, '/company/cart/success')
    await questLog(two.creator).next().getByText('make your content and submit it').waitFor()

    await doOnChannel(creator, 'twitch', { deed: 'live', title: 'Live in the hollow', game })
    await show(two, 'content-production')
    await submit(two, 'Live in the hollow')
    await approve(two)
    await expectPaidOut(two, { paid: '$600.00', net: '$538.40', cost: '$1.60', fee: '$60.00' })
    await expectInYearlyStatement(two.creator, 'Whole Stream', '538.40')
    expect(await toldOf(two.questId, creator)).toEqual([
      'awaiting_payment',
      'completed',
      'content_production',
      'invited_with_offer',
      'payout_paid',
    ])
    expect(await toldOf(two.questId, studio)).toEqual([
      'awaiting_payment',
      'completed',
      'content_review',
      'counter_offer',
    ])
    expect(two.complaints()).toEqual([])
  }, 120_000)

  it('in a quest for videos, one video is sent back and made public on its day, and another run expires unpaid', async () => {
    const two = await begin('Video', 'YouTube')
    await agreeAndPay(two)
    const other = await offerAsRival(two.questId)
    const unpaid = await runOf(two.questId, rival)
    await goTo(two.company, `/campaigns/quests/${two.questId}/${unpaid}`)
    await accept(two.company)
    await expectBudget(two, [
      'Spent',
      '$0.00',
      'Held for active Quests',
      '$500.00',
      'Accepted, awaiting payment',
      '$300.00',
      'Left',
      '$200.00',
    ])
    await two.company.goBack()
    await sql('update quest_run set deadline_at = now() where id = $1', [unpaid])
    for (const page of [two.company, other])
      await questLog(page).next().getByText('The offer wasn’t paid before the deadline.').waitFor()
    await expectBudget(two, [
      'Spent',
      '$0.00',
      'Held for active Quests',
      '$500.00',
      'Accepted, awaiting payment',
      '$0.00',
      'Left',
      '$500.00',
    ])

    for (const title of ['A first cut', 'The second cut'])
      await doOnChannel(creator, 'google', { deed: 'publish-unlisted', title, game })
    await show(two, 'content-production')
    await submit(two, 'A first cut')
    await two.company.getByRole('button', { name: 'Decline' }).click()
    await two.company.getByLabel('Comment').fill('Please show the map.')
    await two.company.getByRole('button', { name: 'Send back' }).click()
    await two.company.getByText('Comment sent!').waitFor()
    await two.creator.getByText('Your content was sent back').waitFor()
    await two.creator.getByText('Please show the map.').first().waitFor()
    await two.creator.getByRole('radio', { name: 'The second cut' }).check()
    await two.creator.getByText('Shows the game').waitFor()
    await submit(two, 'The second cut')
    await two.company.getByText('Sent back earlier').waitFor()
    await approve(two)

    await two.creator.getByRole('heading', { name: 'Make it public' }).waitFor()
    expect(await two.creator.getByRole('button', { name: 'Check now' }).isDisabled()).toBe(true)
    await openWindow(two.runId)
    await show(two, 'content-production')
    await two.creator.getByRole('button', { name: 'Check now' }).click()
    await makePublic(creator, 'The second cut')
    await expectPaidOut(two, { paid: '$500.00', net: '$448.63', cost: '$1.37', fee: '$50.00' })
    expect(await toldOf(two.questId, creator)).toEqual([
      'awaiting_payment',
      'completed',
      'content_production',
      'content_rejected',
      'invited_with_offer',
      'payout_paid',
    ])
    expect(await toldOf(two.questId, studio)).toEqual([
      'awaiting_payment',
      'codes_overpromised',
      'completed',
      'content_review',
      'new_offer',
      'payment_expired',
    ])
    expect(two.complaints()).toEqual([])
  }, 120_000)

  it('in a quest for shorts, one short is approved without review and then disputed, and another offer is declined', async () => {
    const two = await begin('Shorts', 'YouTube')
    const other = await offerAsRival(two.questId)
    await goTo(two.company, `/campaigns/quests/${two.questId}/${await runOf(two.questId, rival)}`)
    await two.company.getByText('You can make counter-offers only to creators you invited').waitFor()
    expect(await questLog(two.company).button('Counter-offer').count()).toBe(0)
    await questLog(two.company).button('Decline').click()
    const decline = questLog(two.company).dialog('Decline this offer?')
    await decline.getByRole('button', { name: 'Decline offer' }).click()
    await questLog(other).next().getByText('Bidding ended without an agreement.').waitFor()
    await show(two, 'bidding')
    await agreeAndPay(two)
    await doOnChannel(creator, 'google', { deed: 'publish-short', title: 'Half a minute', game })
    await show(two, 'content-production')
    await submit(two, 'Half a minute')
    await sql('update quest_run set deadline_at = now() where id = $1', [two.runId])
    await show(two, 'payment')
    await two.company.getByText('The content was approved automatically after the review deadline').waitFor()
    await two.company.getByText('$500.00 is held until', { exact: false }).waitFor()
    expect(await findBarriers(two.company)).toEqual([])
    await two.company.getByRole('button', { name: 'Open a dispute' }).click()
    const dialog = two.company.getByRole('dialog', { name: 'Open a dispute' })
    await dialog.getByRole('button', { name: 'Open dispute' }).click()
    await dialog.getByText('Please describe the problem', { exact: false }).waitFor()
    await dialog.getByLabel('What went wrong?').fill('The game is not in it.')
    expect(await findBarriers(two.company)).toEqual([])
    await dialog.getByRole('button', { name: 'Open dispute' }).click()
    await two.company.getByText('You opened a dispute', { exact: true }).waitFor()
    await two.creator.getByText('The game is not in it.').first().waitFor()
    await two.creator.getByText('We hold the money until the dispute is decided.').waitFor()
    expect(await findBarriers(two.creator)).toEqual([])
    await two.creator.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(two.creator)).toEqual([])
    await two.creator.setViewportSize({ width: 1440, height: 900 })

    await sql(
      `update quest_run_dispute set decision = 'split', creator_cents = 20000, decision_note = 'Half of it shows the game.' where quest_run_id = $1`,
      [two.runId],
    )
    for (const page of [two.company, two.creator]) {
      await page.getByText('The dispute was decided on', { exact: false }).waitFor()
      await page.getByText('Half of it shows the game.').first().waitFor()
      await page
        .getByRole('main')
        .getByText('$179.30 arrives in the creator’s account, after the platform fee and the payout cost.')
        .waitFor()
    }
    await two.company.getByText('$300.00 came back to you').waitFor()
    await expectPaidOut(two, {
      paid: '$500.00',
      net: '$179.30',
      cost: '$0.70',
      fee: '$20.00',
      returned: '$300.00',
    })
    expect(await toldOf(two.questId, creator)).toEqual([
      'awaiting_payment',
      'completed',
      'content_production',
      'deadline_moved',
      'dispute_decided',
      'dispute_opened',
      'dispute_possible',
      'invited_with_offer',
      'payout_paid',
    ])
    expect(await toldOf(two.questId, studio)).toEqual([
      'awaiting_payment',
      'bid_rejected',
      'completed',
      'content_review',
      'dispute_decided',
      'dispute_opened',
      'dispute_possible',
      'new_offer',
    ])
    expect(two.complaints()).toEqual([])
  }, 120_000)
})
