import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { createKeyCampaign, createKeyCreator, takePart } from '../support/keyCampaigns.ts'
import { mailTo } from '../support/mail.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('claiming codes when a platform has none left', () => {
  it('a creator without a code can choose another platform, or request codes and claim them later', async () => {
    const { company, campaignId, itemId } = await createKeyCampaign()
    await sql(
      `insert into key_set (activation_id, code_item_id, distribution_channel_id) values ($1, $2, 'steam'), ($1, $2, 'gog')`,
      [campaignId, itemId],
    )
    const { creator, creatorId } = await createKeyCreator()
    await takePart(campaignId, creatorId, 'accepted')
    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, '/company/code-manager/codes')
    await addCodes(owner.context, itemId, 'gog', ['KEYGOG1-AAAAA-BBBBB'])

    const { page, complaints } = await browser.visitor({
      as: creator,
      viewport: { width: 390, height: 844 },
    })
    await goTo(page, `/campaigns/${campaignId}`)
    await page.getByRole('radio', { name: 'Steam' }).check()
    await page.getByText('No codes left for Steam.', { exact: false }).waitFor()
    await button(page, 'Notify the company').click()
    await page.getByText('We’ll notify you when the company adds some.', { exact: false }).waitFor()
    await page.getByRole('radio', { name: 'GOG' }).check()
    await button(page, 'Claim key').waitFor()
    await page.getByRole('radio', { name: 'Steam' }).check()
    await page.getByText('We’ll notify you when the company adds some.', { exact: false }).waitFor()
    const held = Promise.withResolvers<void>()
    await owner.page.route('**/api/gql?name=CodeDemand*', (route) =>
      held.promise.then(() => route.continue()),
    )
    await goTo(owner.page, `/campaigns/${campaignId}/participants/active`)
    const main = owner.page.getByRole('main')
    await main.getByText('1 row', { exact: true }).waitFor()
    const row = main.getByRole('row').nth(1)
    const place = await row.boundingBox()
    held.resolve()
    await owner.page.getByText('Steam: 1 creator').waitFor()
    // The number of code requests is loaded late and must not move the row.
    expect(await row.boundingBox()).toEqual(place)

    await addCodes(owner.context, itemId, 'steam', ['KEYSTM1-AAAAA-BBBBB'])
    await page.getByText('The company added codes for Steam since your request.', { exact: false }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    const told = 'has new Steam codes for Emberfall keys'
    expect((await mailTo(creator.email, told)).subject).toContain(told)
    await owner.page.reload()
    await owner.page.getByRole('heading', { name: 'Key participants' }).waitFor()
    expect(await owner.page.getByText('Creators are requesting codes').count()).toBe(0)

    await goTo(page, '/user/notifications')
    await page.getByRole('link', { name: told }).first().click()
    await page.getByRole('radio', { name: 'Steam' }).check()
    await button(page, 'Claim key').click()
    await page.getByText('The key is yours').waitFor()
    expect([...complaints, ...owner.complaints]).toEqual([])
  })
})
