import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { createAccount } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { putOnPlan, verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { createApplicant, createProgramWithMember } from '../support/members.ts'
import { createStreamer } from '../support/streamers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const createStudio = async () => {
  const account = await createAccount('company')
  await verifyCompany(account)
  return account
}

/** Creates a live program with a perk, a question and texts to agree to. */
const publishProgram = async (page: Page, name: string): Promise<string> => {
  const editor = questEditor(page)
  await textbox(page, 'Name').fill(name)
  await button(page, 'Start').click()
  await editor.atStep('/edit')
  await textbox(page, 'Headline').fill('Play with us')
  await textbox(page, 'Welcome message').fill('Good to have you.')
  await editor.go()
  await editor.atStep('/edit/requirements')
  await editor.goOn()
  await editor.atStep('/edit/perks')
  await button(page, 'Add perk').click()
  await textbox(page, 'Title 1').fill('Early codes')
  await editor.go()
  await editor.atStep('/edit/application-form')
  await button(page, 'Add question').click()
  await editor.go()
  await page.getByText('Please write the question').waitFor()
  await textbox(page, 'Question 1').fill('Why do you want to join?')
  await page.getByRole('checkbox', { name: 'Question 1 is required' }).click()
  await textbox(page, 'Code of conduct').fill('Be kind.')
  await textbox(page, 'Privacy policy of your company').fill('We tell nobody.')
  expect(await findBarriers(page)).toEqual([])
  await editor.go()
  await editor.atStep('/company/creator-program')
  await editor.publish().click()
  await page.getByText('Published successfully').waitFor()
  const [program] = await sql<{ id: string }>('select id from activation where name = $1', [name])
  return program?.id ?? ''
}

/** Completes all steps of an application, leaves once on the way and continues. */
const apply = async (page: Page) => {
  await page.getByRole('link', { name: 'Join the Creator Program' }).click()
  await heading(page, 'Requirements').waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'About you').waitFor()
  await page.getByRole('combobox', { name: 'Age' }).click()
  await page.getByRole('option', { name: '25 to 34' }).click()
  await button(page, 'Continue').click()
  await page.getByText('Agree that the company can see these details, or leave them empty').waitFor()
  await page.getByRole('checkbox', { name: /^I agree that/ }).click()
  await button(page, 'Continue').click()
  await heading(page, 'What do you play on?').waitFor()
  await page.getByText('Steam Deck', { exact: true }).click()
  await button(page, 'Continue').click()
  await heading(page, 'Code of conduct').waitFor()
  await page.reload()
  await heading(page, 'Code of conduct').waitFor()
  await page.getByText('We tell nobody.').waitFor()
  await button(page, 'Continue').click()
  await page.getByText('Please agree to these texts to continue').waitFor()
  await page.getByRole('checkbox', { name: /^I have read these texts/ }).click()
  await button(page, 'Continue').click()
  await heading(page, 'Application form').waitFor()
  await button(page, 'Send application').click()
  await page.getByText('Please answer this question').waitFor()
  await page.getByRole('textbox', { name: 'Why do you want to join?' }).fill('For the last boss')
  expect(await findBarriers(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await button(page, 'Send application').click()
  await heading(page, 'Thank you for applying').waitFor()
}

const removeMember = async (page: Page, username: string) => {
  await goTo(page, '/company/creator-management/creator-program/accepted')
  await page.getByRole('checkbox', { name: new RegExp(`Choose .*${username}`, 'i') }).click()
  await button(page, 'Remove').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You play other games now.')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('1 member removed').waitFor()
}

/** Starts another application, leaves after the first step and discards the application. */
const beginAndDiscard = async (page: Page) => {
  await page.getByRole('link', { name: 'Apply again' }).click()
  await page.getByText('Your membership has ended. You can apply again.').waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'About you').waitFor()
  await page.getByRole('link', { name: 'What members get' }).click()
  // Waits until the earlier toast has disappeared, because the next toast has the same text.
  await page.getByText('Deleted successfully').waitFor({ state: 'hidden' })
  await button(page, 'Discard').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByText('Deleted successfully').waitFor()
  await page.getByRole('link', { name: 'Apply again' }).waitFor()
}

describe('starting a Creator Program and getting members', () => {
  it("a company gets the plan for a program, a creator applies in steps and becomes a member, and members' content is shown", async () => {
    const [studio, { creator: streamer, creatorId }] = [await createStudio(), await createStreamer()]
    const company = await browser.visitor({ as: studio })
    const creator = await browser.visitor({ as: streamer, viewport: { width: 390, height: 844 } })
    await goTo(company.page, '/company/creator-program')
    await company.page.getByText('Upgrade to unlock').waitFor()
    await putOnPlan(studio, 'growth')
    await company.page.reload()
    const id = await publishProgram(company.page, `Circle of ${studio.username}`)

    // Questboard keeps the page that this person came for and shows it above every other page.
    const plain = await browser.visitor({ as: await createAccount('user') })
    for (const path of [`/creator-programs/${id}/join`, '/creator-programs/memberships']) {
      await goTo(plain.page, path)
      await plain.page.getByText('You need to be a creator to join Creator Programs').waitFor()
      await plain.page.getByRole('link', { name: 'Become a creator' }).waitFor()
    }

    await goTo(creator.page, `/creator-programs/${id}`)
    await heading(creator.page, 'Play with us').waitFor()
    await apply(creator.page)
    await creator.page.getByRole('link', { name: 'View Creator Program' }).click()
    await heading(creator.page, 'Awaiting an answer').waitFor()

    await goTo(company.page, '/company/creator-management/creator-program/applicants')
    await company.page.getByRole('row', { name: new RegExp(streamer.username, 'i') }).click()
    await company.page.getByText('For the last boss').waitFor()
    await company.page.getByText('25 to 34').waitFor()
    await company.page.getByText('Steam Deck').waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    await company.page.keyboard.press('Escape')
    await company.page
      .getByRole('checkbox', { name: new RegExp(`Choose .*${streamer.username}`, 'i') })
      .click()
    await button(company.page, 'Accept').click()
    await company.page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await company.page.getByText('1 creator accepted').waitFor()

    await heading(creator.page, 'You’re a member').waitFor()
    await creator.page.getByText('Good to have you.').waitFor()
    expect(await findOverflow(creator.page)).toEqual([])
    await button(creator.page, 'Withdraw').click()
    await creator.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await creator.page.getByText('Deleted successfully').waitFor()
    // A toast stays visible while the pointer is over it, so the test moves the pointer away.
    await creator.page.mouse.move(0, 0)
    expect(await sql('select 1 from program_demographics where creator_id = $1', [creatorId])).toEqual([])
    await goTo(creator.page, `/creator-programs/${id}/missions`)
    await creator.page.getByText('No open Missions right now').waitFor()

    await removeMember(company.page, streamer.username)
    await goTo(creator.page, `/creator-programs/${id}`)
    await heading(creator.page, 'Your membership has ended').waitFor()
    await creator.page.getByText('You play other games now.').waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    await beginAndDiscard(creator.page)
    expect(await sql('select 1 from program_application where creator_id = $1', [creatorId])).toEqual([])
    expect([...company.complaints, ...creator.complaints]).toEqual([])
  })
  it("an invited creator finds the program in their memberships, reads the company's message and declines", async () => {
    const { programId, companyId } = await createProgramWithMember()
    const { creator, creatorId } = await createStreamer()
    await sql(
      `insert into invitation (activation_id, activation_type, creator_id, company_id, message, deadline_at)
       values ($1, 'CREATOR_PROGRAM', $2, $3, 'We like your streams.', now() + interval '5 days')`,
      [programId, creatorId, companyId],
    )
    const { page, complaints } = await browser.visitor({ as: creator })
    // The test searches only in the main part, because the notification next to it has the same text.
    const main = page.getByRole('main')
    await goTo(page, '/creator-programs/memberships')
    await main.getByText('You are invited').waitFor()
    await main.getByText(/Answer by/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await main.getByRole('link', { name: 'Our creators' }).click()
    await main.getByText('We like your streams.').waitFor()
    await main.getByText(/Answer by/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await button(page, 'Decline').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Decline invitation' }).click()
    await page.getByText('Invitation declined').waitFor()
    await main.getByText('We like your streams.').waitFor({ state: 'hidden' })
    expect(await sql('select status from invitation where creator_id = $1', [creatorId])).toEqual([
      { status: 'REJECTED' },
    ])
    expect(complaints).toEqual([])
  })
  it('a company answers all applicants at the same time, and a member who comes back sees each result', async () => {
    const { company: studio, programId } = await createProgramWithMember()
    const [first, second, third] = [
      await createApplicant(programId),
      await createApplicant(programId),
      await createApplicant(programId),
    ]
    const { page, complaints } = await browser.visitor({ as: studio })
    const applicants = '/company/creator-management/creator-program/applicants'
    await goTo(page, applicants)
    await page.getByText('3 rows').waitFor()
    await page.getByRole('checkbox', { name: 'Select all matching' }).click()
    await button(page, 'Accept').click()
    const dialog = page.getByRole('dialog', { name: 'Accept 3 creators?' })
    await dialog.getByText('We notify these creators, and they become members immediately.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    // The bulk action leaves out creators who apply after the click and rows that have changed since then.
    const late = await createApplicant(programId)
    await sql(`update program_membership set rejection_message = '' where creator_id = $1`, [second])
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await goTo(page, '/company')

    const standing = async (creatorId: string) =>
      (
        await sql<{ status: string }>('select status from program_membership where creator_id = $1', [
          creatorId,
        ])
      )[0]?.status
    await expect
      .poll(() => Promise.all([first, third].map(standing)), { timeout: 20_000 })
      .toEqual(['accepted', 'accepted'])
    expect(await Promise.all([second, late].map(standing))).toEqual(['pending', 'pending'])
    await goTo(page, applicants)
    await page.getByText('2 creators accepted').waitFor()
    await page.getByText('1 skipped').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    await button(page, 'Close').click()
    await page.getByText('2 creators accepted').waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByText('2 rows').waitFor()
    expect(await page.getByText('2 creators accepted').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
