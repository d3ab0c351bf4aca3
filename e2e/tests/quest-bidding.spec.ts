import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { questLog } from '../pages/questLog.ts'
import { shell } from '../pages/shell.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, createCreator } from '../support/accounts.ts'
import { failOnce } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

let company: Account
let creator: Account
beforeAll(async () => {
  company = await createAccount('company')
  creator = await createCreator()
  const id = `(select id from "user" where username = '${creator.username}')`
  // Gives the creator a size for which there are enough deals to show usual prices.
  await sql(
    `update creator set size_tier = (select size_tier from usual_price where post_type = 'STREAM' order by 1 limit 1) where id = ${id}`,
  )
  await sql(`
    insert into creator_access (creator_id, kind, status) values (${id}, 'quests', 'approved')
      on conflict (creator_id, kind) do update set status = 'approved';
    insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
      values (${id}, 'twitch', '${creator.username}', 'EmberTV', 'https://www.twitch.tv/embertv', '\\x00')`)
})

const getReady = () =>
  sql(`insert into payout_account (creator_id, method, provider_reference, label, country, is_ready)
         select id, 'card', 'acct_' || username, 'Visa', 'SE', true from "user" where username = '${creator.username}'
       on conflict (creator_id) do update set is_ready = true`)

const createQuest = async (name: string): Promise<string> => {
  const id = randomUUID()
  await sql(`
    begin;
    set local session_replication_role = replica;
    insert into activation (id, kind, company_id, name, status, start_date, end_date, published_at)
      select '${id}', 'QUEST', company_id, '${name}', 'active', now() - interval '1 day', now() + interval '40 days', now()
        from company_member join "user" on "user".id = user_id where username = '${company.username}';
    insert into quest (id, post_types, talking_points) values ('${id}', '{STREAM,VIDEO}', '{Say it is out}');
    insert into requirement (activation_id, allow_all_creators) values ('${id}', true);
    commit`)
  return id
}

const invite = (questId: string) =>
  sql(
    `insert into invitation (activation_id, activation_type, creator_id, message)
       select $1, 'QUEST', id, 'We like what you make' from "user" where username = $2`,
    [questId, creator.username],
  )

const open = async (as: Account, address: string) => {
  const visitor = await browser.visitor({ as })
  await visitor.page.goto(address)
  return { ...visitor, log: questLog(visitor.page), shell: shell(visitor.page) }
}

const runOf = async (questId: string) => {
  const [run] = await sql<{ id: string; status: string; amount: number; net: number }>(
    'select id, status, amount_cents::int as amount, net_cents::int as net from quest_run where quest_id = $1',
    [questId],
  )
  if (!run) throw new Error('there is no run of this quest')
  return run
}

const sendOffer = async (questId: string, dollars: string) => {
  const seen = await open(creator, `/campaigns/quests/${questId}`)
  const { page, log } = seen
  await log.button('Send an offer').click()
  const dialog = log.dialog('Send an offer')
  await dialog
    .getByLabel(/^Content/)
    .first()
    .click()
  await page.getByRole('option', { name: 'Stream' }).click()
  await log.fillOffer('Send an offer', { dollars, minutes: '90' })
  return { ...seen, dialog }
}

const begin = async (questId: string) => {
  const seen = await sendOffer(questId, '500')
  await seen.dialog.getByRole('button', { name: 'Send offer' }).click()
  await seen.page.getByRole('link', { name: 'Open Quest log' }).click()
  await seen.page.getByText('answers your offer').waitFor()
  return { ...seen, run: await runOf(questId) }
}

describe('bidding by a company and a creator in two browser windows', () => {
  it('an offer and a counter-offer lead to an agreement that both sides see immediately', async () => {
    const questId = await createQuest('Emberfall live')
    await invite(questId)

    const unready = await open(creator, `/campaigns/quests/${questId}`)
    await unready.page.getByRole('main').getByText('We like what you make').waitFor()
    await unready.page.getByText('Finish your payout setup first').waitFor()
    expect(await unready.page.getByRole('link', { name: 'Set up payouts' }).getAttribute('href')).toBe(
      '/user/settings/payments',
    )
    await getReady()

    const { page, log, dialog, complaints } = await sendOffer(questId, '0')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await dialog.getByText('The amount must be greater than 0').waitFor()
    await dialog.getByText('Creators of your size usually agree on', { exact: false }).waitFor()
    await log.fillOffer('Send an offer', { dollars: '500' })
    await dialog.getByText('$448.63', { exact: true }).waitFor()
    await dialog.getByText('Payout cost (Card or bank account: 0.25% and $0.25)').waitFor()
    await dialog.getByText('$1.37', { exact: true }).waitFor()
    await dialog.getByText('In your account by').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await page.getByRole('link', { name: 'Open Quest log' }).click()
    await page.getByText(`${company.username} answers your offer`).waitFor()
    const { id } = await runOf(questId)

    const other = await open(company, `/campaigns/quests/${questId}/${id}`)
    await other.log.next().getByText('Your turn: answer the offer').waitFor()
    await other.log.next().getByText('4d 23h left').waitFor()
    await log.write('I can start on Monday')
    await other.log.said('I can start on Monday').waitFor()
    await log.said('Read').waitFor()

    await other.log.button('Counter-offer').click()
    await other.log.fillOffer('Make a counter-offer', { dollars: '600' })
    await failOnce(other.page, 'CounterBid')
    const offering = other.log.dialog('Make a counter-offer')
    await offering.getByRole('button', { name: 'Send counter-offer' }).click()
    await offering.getByText('Failed to submit counter offer. Please try again later.').waitFor()
    await offering.getByRole('button', { name: 'Send counter-offer' }).click()
    await log.next().getByText('Your turn: answer the offer').waitFor()

    await log.button('Counter-offer').click()
    const counter = log.dialog('Make a counter-offer')
    await counter.getByText('Creators of your size usually agree on', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await counter.waitFor({ state: 'detached' })
    await log.button('Accept').click()
    const accept = log.dialog('Accept this offer?')
    await accept.getByText('$538.40', { exact: true }).waitFor()
    await accept.getByText('$1.60', { exact: true }).waitFor()
    await accept.getByText('$60.00', { exact: true }).waitFor()
    await accept.getByRole('button', { name: 'Accept offer' }).click()
    await accept.getByText('Confirm that you’ve checked the offer').waitFor()
    await accept.getByRole('checkbox').click()
    await accept.getByRole('button', { name: 'Accept offer' }).click()
    await accept.waitFor({ state: 'detached' })

    await other.log.next().getByText('Your turn: pay the offer in your cart').waitFor()
    expect(await other.page.getByRole('link', { name: 'Open the cart' }).getAttribute('href')).toBe(
      '/company/cart',
    )
    await log.next().getByText('pays the offer').waitFor()
    await other.log.tab('Payment').click()
    const main = other.page.getByRole('main')
    await main.getByText('You haven’t paid yet').waitFor()
    expect(await main.locator('a[href="/company/cart"]').count()).toBe(1)
    expect(await main.getByRole('timer').count()).toBe(1)
    expect(await runOf(questId)).toEqual({ id, status: 'PENDING_PAYMENT', amount: 60_000, net: 53_840 })

    await log.tab('Agreement').click()
    await page.getByRole('heading', { name: 'Agreement' }).waitFor()
    await page.getByRole('main').getByText('Say it is out').waitFor()
    await page.getByRole('main').getByText('Both sides agreed on $600').waitFor()
    await page.getByRole('main').getByText('$538.40', { exact: true }).waitFor()
    for (const seen of [page, other.page]) {
      // Loads the page again, so that toasts disappear.
      await seen.goto(`${new URL(seen.url()).pathname}?section=agreement`)
      await seen.getByRole('heading', { name: 'Agreement' }).waitFor()
      await seen.getByRole('heading', { name: 'History' }).waitFor()
      expect(await findBarriers(seen)).toEqual([])
      for (const width of [390, 768]) {
        await seen.setViewportSize({ width, height: 900 })
        expect(await findOverflow(seen), String(width)).toEqual([])
      }
    }
    expect([...complaints, ...other.complaints]).toEqual([])
  }, 90_000)

  it('a creator withdraws an unanswered offer, and both sides see who withdrew it', async () => {
    await getReady()
    const questId = await createQuest('Emberfall second thoughts')
    const { page, log, run } = await begin(questId)
    const other = await open(company, `/campaigns/quests/${questId}/${run.id}?section=bidding`)
    await other.log.button('Accept').waitFor()
    expect(await other.log.button('Withdraw offer').count()).toBe(0)
    await log.button('Withdraw offer').click()
    const dialog = log.dialog('Withdraw this offer?')
    await dialog.getByText(`We notify ${company.username}, and the bidding ends.`).waitFor()
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click()
    await log.next().getByText('You withdrew your offer.').waitFor()
    await other.log.next().getByText(`${creator.username} withdrew the offer.`).waitFor()
    for (const seen of [page, other.page]) {
      await seen.getByText('Offer withdrawn', { exact: true }).first().waitFor()
      await seen.getByText(`${creator.username} withdrew the offer`, { exact: true }).waitFor()
    }
    await page.goto('/deals/ended')
    const deal = page.getByRole('listitem').filter({ hasText: 'Emberfall second thoughts' })
    await deal.getByText('Withdrawn', { exact: true }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    expect(await findBarriers(page)).toEqual([])
  })

  it('both sides of a bid see that the deadline has passed', async () => {
    await getReady()
    const questId = await createQuest('Emberfall expired')
    const { log, run } = await begin(questId)
    const other = await open(company, `/campaigns/quests/${questId}/${run.id}`)
    await other.log.next().getByText('Your turn: answer the offer').waitFor()
    await sql(`update quest_run set deadline_at = now() + interval '1 second' where id = $1`, [run.id])
    for (const seen of [log, other.log])
      await seen.next().getByText('The offer wasn’t answered before the deadline.').waitFor()
    expect(await other.log.button('Accept').count()).toBe(0)
  })

  it('only the two sides of a bid can see it', async () => {
    await getReady()
    const questId = await createQuest('Emberfall alone')
    const { run } = await begin(questId)
    for (const stranger of [await createAccount('company'), await createCreator()]) {
      const { page } = await open(stranger, `/campaigns/quests/${questId}/${run.id}`)
      await page.getByRole('heading', { name: 'We couldn’t find this Quest log' }).waitFor()
    }
  })
})
