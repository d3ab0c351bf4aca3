import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { cart } from '../pages/cart.ts'
import { questLog } from '../pages/questLog.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, joinCompanyOf, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { createChannelOwner, doOnChannel, makePublic } from '../support/channels.ts'
import { addCodes, createItem } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { mailsTo, mailTo, pdfIn } from '../support/mail.ts'
import {
  accept,
  approve,
  counter,
  expectPaidOut,
  invite,
  offerAsRival,
  publish,
  runOf,
  show,
  submit,
  type Two,
  toldOf,
} from '../support/questJourney.ts'
import { createStudio, openWindow } from '../support/questRuns.ts'
import { createApprovedStreamer } from '../support/streamers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const game = 'Ember Hollow'
const phone = { width: 390, height: 844 }

/** A studio with a code, a second member, and a limit above which that member must approve payments. */
const createCarefulStudio = async () => {
  const { account: studio, companyId } = await createStudio()
  const colleague = await joinCompanyOf(studio)
  await sql('insert into payment_limit (company_id, limit_cents) values ($1, 50000)', [companyId])
  const company = await browser.visitor({ as: studio, theme: 'dark' })
  await addCodes(company.context, await createItem(companyId, game), 'steam', [uniqueName('WHOLE-AAAAA-')])
  return { studio, colleague, company }
}

const expectFit = async (page: Page) => {
  expect(await findOverflow(page)).toEqual([])
  expect(await findBarriers(page)).toEqual([])
}

const expectBudget = async ({ company, questId }: Two, rows: string[]) => {
  await sql('update quest set budget_cents = 100000 where id = $1', [questId])
  await goTo(company, `/campaigns/quests/${questId}`)
  const budget = company.locator('section').filter({ has: company.getByRole('heading', { name: 'Budget' }) })
  await expect.poll(async () => await budget.locator('dt, dd').allInnerTexts()).toEqual(rows)
}

/** The owner's payment exceeds the limit. The colleague approves it and pays with cards that fail first. */
const payWithApproval = async (owner: Page, other: Page, amount: string) => {
  await cart(owner).open()
  await cart(owner).pay(amount).click()
  await owner.getByText('Awaiting another member’s approval').waitFor()
  await cart(other).open()
  await other.getByRole('button', { name: 'Review payment' }).click()
  await expectFit(other)
  await other.getByRole('button', { name: `Approve ${amount}` }).click()
  await other.getByRole('link', { name: 'Continue' }).click()
  await cart(other).payWith('4000 0000 0000 0002')
  await other.getByText('Your card was declined.').waitFor()
  await cart(other).payWith('4000 0027 6000 3184')
  await cart(other).refuse()
  await other.getByText('has failed authentication').waitFor()
  await cart(other).payWith('4000 0027 6000 3184')
  await cart(other).agree()
  await expectPath(other, '/company/cart/success')
  await expectFit(other)
}

/**
 * Expects exactly these mails about the quest, each with its text. In the subjects, `Company` and similar words stand
 * for the usernames of the people.
 */
const expectMails = async (
  { email }: Account,
  people: Readonly<Record<string, Account>>,
  expected: Readonly<Record<string, string>>,
) => {
  const named = (subject: string) =>
    Object.entries(people).reduce(
      (words, [name, { username }]) =>
        words.replace(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, username),
      subject,
    )
  for (const [subject, words] of Object.entries(expected))
    expect((await mailTo(email, named(subject))).text).toContain(words)
  const mails = await mailsTo(email)
  const subjects = mails.map(({ subject }) => subject).filter((subject) => subject.includes('Whole Video'))
  expect([...new Set(subjects)].toSorted()).toEqual(Object.keys(expected).map(named).toSorted())
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

it('a quest is agreed after counter-offers, paid with a second approval and a check by the bank, sent back once and paid out by PayPal', async () => {
  const visit = (as: Account) => browser.visitor({ as }, () => undefined)
  const [{ studio, colleague, company }, creator, rival] = await Promise.all([
    createCarefulStudio(),
    createChannelOwner(visit, { payoutMethod: 'paypal', on: ['google'] }),
    createApprovedStreamer({ viewers: 50 }),
  ])
  const questId = await publish(company.page, 'Video', game)
  await invite(company.page, creator, 'YouTube')
  const streamer = await browser.visitor({ as: creator, theme: 'light', viewport: phone })
  const two = { company: company.page, creator: streamer.page, questId, runId: await runOf(questId, creator) }

  await show(two, 'bidding')
  await expectFit(two.creator)
  await counter(two.creator, '600')
  await questLog(two.company).next().getByText('Your turn: answer the offer').waitFor()
  await counter(two.company, '550')
  await questLog(two.creator).next().getByText('Your turn: answer the offer').waitFor()
  await accept(two.creator)
  await questLog(two.company).next().getByText('Your turn: pay the offer').waitFor()

  const other = await browser.visitor({ as: colleague, theme: 'dark', viewport: phone })
  await payWithApproval(two.company, other.page, '$550.00')
  await questLog(two.creator).next().getByText('make your content and submit it').waitFor()

  // Another offer is accepted and never paid.
  const third = await browser.visitor({ as: rival.creator, theme: 'light', viewport: phone })
  await offerAsRival(third.page, questId)
  const unpaid = await runOf(questId, rival.creator)
  await goTo(two.company, `/campaigns/quests/${questId}/${unpaid}`)
  await accept(two.company)
  await expectBudget(two, [
    ...['Spent', '$0.00', 'Held for active Quests', '$550.00'],
    ...['Accepted, awaiting payment', '$300.00', 'Left', '$150.00'],
  ])
  await two.company.goBack()
  await sql('update quest_run set deadline_at = now() where id = $1', [unpaid])
  for (const page of [two.company, third.page])
    await questLog(page).next().getByText('The offer wasn’t paid before the deadline.').waitFor()
  await expectBudget(two, [
    ...['Spent', '$0.00', 'Held for active Quests', '$550.00'],
    ...['Accepted, awaiting payment', '$0.00', 'Left', '$450.00'],
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
  await expectFit(two.creator)
  await submit(two, 'The second cut')
  await two.company.getByText('Sent back earlier').waitFor()
  expect(await findBarriers(two.company)).toEqual([])
  await approve(two)

  await two.creator.getByRole('heading', { name: 'Make it public' }).waitFor()
  expect(await two.creator.getByRole('button', { name: 'Check now' }).isDisabled()).toBe(true)
  await openWindow(two.runId)
  await show(two, 'content-production')
  await two.creator.getByRole('button', { name: 'Check now' }).click()
  await makePublic(creator, 'The second cut')
  await expectPaidOut(two, { paid: '$550.00', net: '$485.29', cost: '$9.71', fee: '$55.00' })
  await expectFit(two.creator)
  await expectInYearlyStatement(two.creator, 'Whole Video', '485.29')

  expect(await toldOf(questId, creator)).toEqual([
    'awaiting_payment',
    'completed',
    'content_accepted',
    'content_production',
    'content_rejected',
    'counter_offer',
    'invited_with_offer',
    'payout_paid',
  ])
  expect(await toldOf(questId, studio)).toEqual([
    'awaiting_payment',
    'codes_overpromised',
    'completed',
    'content_review',
    'counter_offer',
    'new_offer',
    'payment_expired',
  ])
  await expectMails(
    creator,
    { company: studio, creator },
    {
      'Company invited you to Whole Video and offers $500': 'Answer by',
      'Company sent you a $550 counter-offer for Whole Video': 'Answer by',
      'You and Company agreed on $550 for Whole Video': 'You get $485.29. Start after',
      'Company paid $550 for Whole Video: you can start your content': 'Submit your content by',
      'Company asked you to change your content for Whole Video': '> Please show the map.',
      'Your content for Whole Video is approved': 'Make your content public from',
      '$485.29 is on its way: Whole Video (Company)': 'Expect the money by',
      'You completed Whole Video for Company': 'We sent you $485.29.',
    },
  )
  const toMembers = {
    'Creator sent you a $600 counter-offer for Whole Video': 'Answer by',
    'You and Creator agreed on $550 for Whole Video': 'starts after you pay. Pay by',
    'Rival sent you a $300 offer for Whole Video': 'Answer by',
    'Whole Video promises more codes than you have left': 'only 1 code is left',
    'You and Rival agreed on $300 for Whole Video': 'starts after you pay. Pay by',
    'Payment of $300 for Whole Video with Rival expired': 'Your agreement with',
    'Creator submitted content for Whole Video': 'Review the content by',
    'Creator completed Whole Video': 'See the results in the quest log.',
  }
  const people = { company: studio, creator, rival: rival.creator, member: colleague }
  await expectMails(studio, people, {
    ...toMembers,
    'Member approved $550 for “Quest: Whole Video”': 'The approval is valid until',
  })
  await expectMails(colleague, people, {
    ...toMembers,
    'Company asked you to approve $550 for “Quest: Whole Video”': 'Approving doesn’t extend the deadline.',
  })
  const invoice = await mailTo(studio.email, 'Your invoice QB-')
  expect(invoice.text).toContain('of $550.00 is attached. It is paid')
  const { text } = await extractText(await getDocumentProxy(await pdfIn(invoice)), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Total $550.00')
  expect([company, streamer, other, third].flatMap(({ complaints }) => complaints)).toEqual([])
}, 120_000)
