import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { publicUrl } from '../support/addresses.ts'
import { failOnce } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { createRun } from '../support/questRuns.ts'
import { zipOf } from '../support/zip.ts'

const browser = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('exports by email', () => {
  it('an export is requested and emailed, and only its company can download it', async () => {
    const { company, questId } = await createRun('INITIAL_BID')
    const { page, complaints } = await browser.visitor({ as: company, viewport: { width: 390, height: 844 } })
    await page.goto(`/campaigns/quests/${questId}/participants/offers`)
    await button(page, 'Export by email').click()
    const dialog = page.getByRole('dialog', { name: 'Export Quest participants' })
    await dialog.getByText('5 of 5 exports left this month').waitFor()
    expect(await dialog.getByLabel('Offers').isChecked()).toBe(true)
    await dialog.getByLabel('Offers').uncheck()
    await dialog.getByRole('button', { name: 'Email it to me' }).click()
    await dialog.getByText('Choose at least one').waitFor()
    await dialog.getByLabel('Offers').check()
    await failOnce(page, 'RequestExport')
    await dialog.getByRole('button', { name: 'Email it to me' }).click()
    await page.getByText('Export request failed').waitFor()
    await dialog.getByRole('button', { name: 'Email it to me' }).click()
    await page.getByText('Export request successful').waitFor()
    await dialog.getByText('4 of 5 exports left this month').waitFor()
    // The page shows the download link without a reload when the export is ready.
    await dialog.getByRole('link', { name: 'Download' }).waitFor()
    await page.getByText('Export request successful').waitFor({ state: 'hidden' })
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])

    const mail = await mailTo(company.email, 'Your quest runs export is ready')
    await page.goto(linkIn(mail, 'exports'))
    const file = await page.getByRole('link', { name: 'Download' }).getAttribute('href')
    const address = publicUrl() + file
    const mine = await page.request.get(address)
    expect(mine.headers()['content-disposition']).toMatch(/^attachment; filename="?quest-runs-/)
    expect((await mine.text()).split('\r\n')).toMatchObject([
      expect.stringMatching(/^\uFEFFCreator,Channel/),
      expect.stringContaining(',Offers,'),
      '',
    ])
    const stranger = await browser.visitor({ as: demo.company })
    expect((await stranger.page.request.get(address)).status()).toBe(404)
    expect(complaints).toEqual([])
  })
})

describe('archive of a creator kit', () => {
  it('uploading an archive continues after a reload, and only participants can download the archive', async () => {
    const { company, creator, questId, runId } = await createRun('CONTENTPRODUCTION')
    const { page } = await browser.visitor({ as: company })
    const archive = zipOf('trailer.mp4', 20_000_000)
    const folder = await mkdtemp(join(tmpdir(), 'questboard-kit-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'kit.zip')
    await writeFile(file, archive)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/uploads/archives'))
        sent.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim())
    })
    const choose = () => page.locator('input[type=file][accept=".zip,.rar"]').setInputFiles(file)

    await page.goto(`/campaigns/quests/${questId}/edit/creator-kit`)
    // The connection breaks after the first part of the file has been uploaded completely.
    const broken = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/uploads/archives'),
    )
    await page.route('**/api/uploads/archives/*', (route, request) =>
      Number(request.headers()['upload-offset']) > 0 ? route.abort() : route.fallback(),
    )
    await choose()
    await broken
    await page.getByText('kit.zip: 84% uploaded').waitFor()
    await button(page, 'Pause').click()
    await page.getByText('kit.zip: paused at 84%').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.getByText('The upload of kit.zip didn’t finish.', { exact: false }).waitFor()
    sent.splice(0)
    await choose()
    await page.getByText('kit.zip (20 MB)').waitFor()
    expect(sent).toEqual(['HEAD', 'PATCH 16777216'])

    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('Saved successfully').waitFor()
    const kit = await browser.visitor({ as: creator })
    await kit.page.goto(`/campaigns/quests/${questId}/${runId}?section=content-production`)
    await button(kit.page, 'Open creator kit').click()
    const link = kit.page
      .getByRole('dialog', { name: 'Creator kit' })
      .getByRole('link', { name: /^kit\.zip/ })
    const address = new URL((await link.getAttribute('href')) ?? '', publicUrl()).href
    const got = await kit.page.request.get(address)
    expect([got.headers()['content-disposition'], (await got.body()).equals(archive)]).toEqual([
      'attachment; filename=kit.zip',
      true,
    ])
    expect(await findBarriers(kit.page)).toEqual([])
    const stranger = await browser.visitor({ as: demo.creator })
    expect((await stranger.page.request.get(address)).status()).toBe(404)
  })
})
