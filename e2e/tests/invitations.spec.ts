import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUpPage } from '../pages/signUp.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, newAccount, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { createLiveQuest } from '../support/quests.ts'
import { createApprovedStreamer } from '../support/streamers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

/** A creator with a channel who meets a quest's requirements. */
const createFitting = async (): Promise<Account> =>
  (await createApprovedStreamer({ followers: 4200, viewers: 60 })).creator

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite creators' })
const outcomes = (page: Page) => dialog(page).getByRole('list', { name: 'Outcomes' })

const send = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Send invitations' }).click()
  await outcomes(page).waitFor()
}
const leave = (page: Page) => dialog(page).getByRole('button', { name: 'Done' }).click()

describe('inviting creators', () => {
  it('a company invites creators by search, name and email, they are notified, and one invitation is withdrawn', async () => {
    const { company, id } = await createLiveQuest()
    const [found, named] = [await createFitting(), await createFitting()]
    const newcomer = newAccount('new')
    const { page, complaints } = await browser.visitor({ as: company })
    await goTo(page, `/campaigns/quests/${id}/invite-creators`)

    await main(page).getByRole('searchbox', { name: 'Name' }).fill(found.username)
    const row = main(page)
      .getByRole('table', { name: 'Creators' })
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
    await expect.poll(() => row.count()).toBe(1)
    await row.getByText('Can join').waitFor()
    // Sorting by a column is shown in its heading and stored in the URL.
    await main(page).getByRole('button', { name: 'Viewers', exact: true }).click()
    await main(page).locator('th[aria-sort=descending]').filter({ hasText: 'Viewers' }).waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('viewers')
    await row.getByRole('checkbox').check()
    expect(await findBarriers(page)).toEqual([])
    await main(page).getByRole('button', { name: 'Invite', exact: true }).click()
    await dialog(page).getByRole('checkbox', { name: 'With an offer' }).check()
    await dialog(page).getByText('they have 5 days to answer your offer', { exact: false }).waitFor()
    await dialog(page).getByRole('button', { name: 'Send invitations' }).click()
    await dialog(page).getByText('The content length must be greater than 0').first().waitFor()
    await dialog(page).getByLabel('Amount per creator').fill('300')
    await dialog(page).getByLabel('Length in minutes').fill('60')
    await dialog(page).getByLabel('Message (optional)').fill('We loved your last stream.')
    expect(await findBarriers(page)).toEqual([])
    await send(page)
    await dialog(page).getByText('1 invitation sent').waitFor()
    await leave(page)
    await row.getByText('Invited').waitFor()

    await main(page).getByRole('button', { name: 'By email, name or list' }).click()
    await dialog(page).getByLabel('Email addresses').fill(`${newcomer.email}\nnot an address`)
    await dialog(page).getByRole('button', { name: 'Send invitations' }).click()
    await dialog(page).getByText('“not an address” isn’t an email address').waitFor()
    await dialog(page).getByLabel('Email addresses').fill(newcomer.email)
    await send(page)
    await leave(page)

    await main(page).getByRole('button', { name: 'By email, name or list' }).click()
    await dialog(page).getByText('By name', { exact: true }).click()
    await dialog(page)
      .getByLabel('Names')
      .fill(`${named.username}\n${found.username}\n${uniqueName('nobody')}`)
    await send(page)
    await dialog(page).getByText('1 invitation sent, 2 not sent').waitFor()
    await outcomes(page).getByText('Already invited').waitFor()
    await outcomes(page).getByText('No creator with this name').waitFor()
    await leave(page)

    const creator = await browser.visitor({ as: found, viewport: { width: 390, height: 800 } })
    await goTo(creator.page, '/terms-of-use')
    await creator.page
      .getByRole('banner')
      .getByRole('button', { name: /^Activity panel, \d unread/ })
      .click()
    await creator.page.getByRole('dialog').getByText('offers $300').waitFor()
    const told = await mailTo(found.email, 'invited you to Dawn of Emberfall and offers $300')
    expect(linkIn(told, '/campaigns/quests/')).toContain(id)

    const invited = linkIn(
      await mailTo(newcomer.email, 'invited you to the Quest Dawn of Emberfall'),
      '/invitation',
    )
    const guest = await browser.visitor()
    await goTo(guest.page, invited)
    await guest.page.getByRole('heading', { name: `${company.username} invites you` }).waitFor()
    expect(await findBarriers(guest.page)).toEqual([])
    await guest.page.getByRole('link', { name: 'Register as a creator' }).click()
    await expectPath(guest.page, '/register/creator')
    await signUpPage(guest.page).fill(newcomer)
    await signUpPage(guest.page).agree()
    await signUpPage(guest.page).submit()
    await guest.page.getByText(newcomer.email).waitFor()
    await sql('update "user" set email_verified_at = now() where username = $1', [newcomer.username])
    const person = await browser.visitor({ as: newcomer })
    await goTo(person.page, '/user/notifications')
    await main(person.page).getByText('invited you to the Quest Dawn of Emberfall').waitFor()

    await goTo(page, `/campaigns/quests/${id}/invited`)
    await main(page).getByText('3 rows').waitFor()
    // If an invitation is withdrawn, its offer and deadline end too.
    const withOffer = main(page).getByRole('row').filter({ hasText: '$300' })
    await withOffer.getByText(/^Due /).waitFor()
    await main(page).getByRole('button', { name: 'Answer by', exact: true }).click()
    await main(page).locator('[aria-sort=ascending]').filter({ hasText: 'Answer by' }).waitFor()
    await expect.poll(() => main(page).getByRole('row').nth(1).textContent()).toContain('$300')
    expect(await findBarriers(page)).toEqual([])
    await main(page).getByText(named.username).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page
      .getByRole('dialog', { name: 'Withdraw this invitation?' })
      .getByRole('button', { name: 'Withdraw' })
      .click()
    await page.getByText('Invitation withdrawn').waitFor()
    await page.keyboard.press('Escape')
    await main(page).getByText('Withdrawn').first().waitFor()
    await main(page).getByText(named.username).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Invite again' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('a company on a phone can invite creators only to its own activations', async () => {
    const { company, id } = await createLiveQuest()
    const { page } = await browser.visitor({ as: company, viewport: { width: 390, height: 800 } })
    await goTo(page, '/company/creator-management/invite-creators')
    await main(page).getByRole('list', { name: 'Creators' }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    await goTo(page, '/company/creator-management/invited-creators')
    await main(page).getByText('No invitations yet').waitFor()
    const rival = await browser.visitor({ as: (await createLiveQuest()).company })
    await goTo(rival.page, `/campaigns/quests/${id}/invite-creators`)
    await rival.page.getByRole('heading', { name: 'We couldn’t find this Quest' }).waitFor()
  })
})
