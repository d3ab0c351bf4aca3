import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { uniqueName } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createChannelOwner, doOnChannel } from '../support/channels.ts'
import { addCodes } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { createKeyCampaign, createKeyCreator, takePart } from '../support/keyCampaigns.ts'
import { mailTo } from '../support/mail.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const phone = { width: 390, height: 844 }

const idOf = async (username: string): Promise<string> => {
  const [row] = await sql<{ id: string }>('select id from "user" where username = $1', [username])
  if (!row) throw new Error(`${username} has no account`)
  return row.id
}

const claimAndReveal = async (page: Page, campaignId: string): Promise<string> => {
  await goTo(page, `/campaigns/${campaignId}`)
  await button(page, 'Claim key').click()
  await page.getByText('The key is yours').waitFor()
  return reveal(page)
}

const reveal = async (page: Page): Promise<string> => {
  await button(page, 'Open creator kit').click()
  const kit = page.getByRole('dialog')
  await kit.getByRole('button', { name: 'Reveal code' }).click()
  const code = await kit.getByLabel('Code', { exact: true }).innerText()
  await page.keyboard.press('Escape')
  return code
}

const trace = async (page: Page, code: string) => {
  await goTo(page, '/company/code-manager/codes')
  await button(page, 'Trace codes').click()
  const tracing = page.getByRole('dialog', { name: 'Trace codes' })
  await tracing.getByLabel('Codes, one per line').fill(code)
  await tracing.getByRole('button', { name: 'Trace', exact: true }).click()
  await tracing.getByText('1 of 1 code is yours').waitFor()
  return tracing
}

describe('a key campaign with an embargo', () => {
  it('a company sees a broken embargo, finds who leaked a code, and revokes that code and a whole batch', async () => {
    const { company, campaignId, itemId, game } = await createKeyCampaign({ name: 'Sealed keys' })
    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, '/company/code-manager/codes')
    const first = ['LEAK1', 'LEAK2'].map((part) => `${part}-${uniqueName('A')}`)
    await addCodes(owner.context, itemId, 'steam', first)
    await sql(
      `update activation set embargo_at = now() + interval '20 days', embargo_time_zone = 'Europe/Stockholm' where id = $1`,
      [campaignId],
    )
    const leaker = await createChannelOwner((as) => browser.visitor({ as }))
    const honest = await createKeyCreator()
    await takePart(campaignId, await idOf(leaker.username), 'accepted')
    await takePart(campaignId, honest.creatorId, 'accepted')
    const [one, two] = [
      await browser.visitor({ as: leaker, viewport: phone }),
      await browser.visitor({ as: honest.creator, viewport: phone }),
    ]
    const leaked = await claimAndReveal(one.page, campaignId)
    const lost = await claimAndReveal(two.page, campaignId)
    expect([leaked, lost].toSorted()).toEqual(first.toSorted())

    await doOnChannel(leaker, 'twitch', { deed: 'live', title: 'Too soon', game: game.name })
    await one.page.getByText('Public before the embargo ended').waitFor()
    await mailTo(company.email, 'is public before the embargo ends')
    await goTo(owner.page, `/campaigns/${campaignId}/participants/active`)
    await owner.page.getByRole('main').getByText(leaker.username).first().click()
    await owner.page.getByText('Public before the embargo ended').waitFor()
    await owner.page.getByRole('link', { name: 'Too soon' }).waitFor()
    expect(await findBarriers(owner.page)).toEqual([])

    await addCodes(
      owner.context,
      itemId,
      'steam',
      ['SPARE1', 'SPARE2'].map((part) => `${part}-${uniqueName('B')}`),
    )
    const tracing = await trace(owner.page, leaked)
    await owner.page.setViewportSize(phone)
    expect(await findOverflow(owner.page)).toEqual([])
    expect(await findBarriers(owner.page)).toEqual([])
    await tracing.getByRole('button', { name: 'Revoke code' }).click()
    const revoking = owner.page.getByRole('dialog', { name: 'Revoke this code?' })
    await revoking.getByLabel('Reason').fill('It was sold')
    await revoking.getByRole('button', { name: 'Revoke', exact: true }).click()
    await tracing.getByText('Revoked', { exact: true }).waitFor()
    await one.page.reload()
    await one.page
      .getByText('The company took back your code and doesn’t replace it.', { exact: false })
      .waitFor()
    expect(await button(one.page, 'Claim key').count()).toBe(0)

    await tracing.getByRole('button', { name: 'Revoke batch' }).click()
    const whole = owner.page.getByRole('dialog', { name: 'Revoke this batch?' })
    await whole.getByLabel('Reason').fill('The list was sold')
    await whole.getByRole('button', { name: 'Revoke', exact: true }).click()
    await owner.page.getByText('We notified 1 creator; 1 got a new code.', { exact: false }).waitFor()
    await goTo(two.page, `/campaigns/${campaignId}`)
    expect(await reveal(two.page)).toMatch(/^SPARE[12]-/)
    await goTo(two.page, '/creator/keys')
    await two.page.getByText('Revoked', { exact: true }).waitFor()
    expect([...owner.complaints, ...one.complaints, ...two.complaints]).toEqual([])
  }, 180_000)
})
