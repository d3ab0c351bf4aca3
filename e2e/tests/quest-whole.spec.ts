import { beforeAll, describe, expect, it } from 'vitest'
import { questLog } from '../pages/questLog.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { createChannelOwner, doOnChannel } from '../support/channels.ts'
import { addCodes, createItem } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import {
  accept,
  expectPaidOut,
  invite,
  offerAsRival,
  pay,
  publish,
  runOf,
  show,
  submit,
  type Two,
  toldOf,
} from '../support/questJourney.ts'
import { createStudio } from '../support/questRuns.ts'
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
  creator = await createChannelOwner(visit, { on: ['google'] })
  rival = (await createApprovedStreamer({ viewers: 50 })).creator
})

/** Publishes a quest and sends an offer, with the quest log open in both windows. */
const begin = async () => {
  const [company, other] = [await browser.visitor({ as: studio }), await browser.visitor({ as: creator })]
  const questId = await publish(company.page, 'Shorts', game)
  await invite(company.page, creator, 'YouTube')
  const two = { company: company.page, creator: other.page, questId, runId: await runOf(questId, creator) }
  await show(two, 'bidding')
  return { ...two, complaints: () => [...company.complaints, ...other.complaints] }
}

/** The creator accepts the offer and the company pays, after which the creator can start. */
const agreeAndPay = async ({ company, creator }: Two) => {
  await accept(creator)
  await questLog(company).next().getByText('Your turn: pay the offer').waitFor()
  await pay(company, '$500.00', '4242 4242 4242 4242')
  await expectPath(company, '/company/cart/success')
  await questLog(creator).next().getByText('make your content and submit it').waitFor()
}

describe('complete quests, with the company and the creator in their own browser windows', () => {
  it('in a quest for shorts, one short is approved without review and then disputed, and another offer is declined', async () => {
    const two = await begin()
    const { page: other } = await browser.visitor({ as: rival })
    await offerAsRival(other, two.questId)
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
      'content_accepted',
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
