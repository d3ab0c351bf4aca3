import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageEditor } from '../pages/pageEditor.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, createCreator, demo, uniqueName } from '../support/accounts.ts'
import { mailUrl } from '../support/addresses.ts'
import { mustAnswer } from '../support/api.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { putOnPlan, verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { picture } from '../support/images.ts'

const browser = useBrowser()

const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()

const startPage = async (page: Page, title: string): Promise<void> => {
  await page.goto('/user/creator-pages')
  await page.getByRole('button', { name: 'New page' }).first().click()
  const dialog = shell(page).dialog('New Creator Page')
  await dialog.getByLabel('Title').fill(title)
  expect(await dialog.getByLabel('Address').inputValue()).toBe(title.toLowerCase())
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expectPath(page, `/${title.toLowerCase()}/onboarding`)
  await page.getByRole('link', { name: 'Edit page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Edit page' }).waitFor()
}

describe('editing and viewing creator pages', () => {
  it('a creator writes, sorts, previews, saves and publishes a page', async () => {
    const { page, complaints } = await browser.visitor({ as: await createCreator() })
    const title = uniqueName('Page')
    const editor = pageEditor(page)
    await startPage(page, title)
    await editor.add('Hero')
    await editor.block('Hero').getByLabel('Heading', { exact: true }).fill('Hello there')
    await editor.block('Hero').getByLabel('Picture').locator('input[type=file]').setInputFiles(picture)
    await editor.add('Text')
    await editor.block('Text').getByRole('textbox', { name: 'Heading (optional)' }).fill('About')
    await editor.block('Text').getByLabel('Text', { exact: true }).fill('puzzles')
    await editor.block('Text').getByLabel('Text', { exact: true }).selectText()
    await editor.block('Text').getByRole('button', { name: 'Bold' }).click()
    expect(await editor.block('Text').getByLabel('Text', { exact: true }).inputValue()).toBe('**puzzles**')
    await editor.add('Links')
    await editor.block('Links').getByRole('button', { name: 'Add a link' }).click()
    await editor.block('Links').getByLabel('Label').fill('My shop')
    await editor.block('Links').getByLabel('Link', { exact: true }).fill('https://shop.example/mine')
    await page.getByRole('combobox', { name: 'Font' }).click()
    await page.getByRole('option', { name: 'Josefin Slab' }).click()
    await editor.look('Preview')
    await page.getByRole('heading', { name: 'Hello there' }).waitFor()
    expect(await page.locator('strong', { hasText: 'puzzles' }).count()).toBe(1)
    await editor.look('Edit')
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()

    const guest = await browser.visitor()
    await guest.page.goto(`/${title.toLowerCase()}`)
    await guest.page.getByRole('heading', { name: 'We couldn’t find this page' }).waitFor()
    await page.getByRole('switch', { name: 'Published' }).press('Space')
    await editor.save()
    const done = page.locator(':disabled:not([data-loading])')
    await page.getByRole('button', { name: 'Save', exact: true }).and(done).waitFor()
    await guest.page.reload()
    await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await headings(guest.page)).toEqual(['Hello there', 'About', 'Links'])
    expect(await guest.page.getByRole('link', { name: 'My shop' }).getAttribute('href')).toBe(
      'https://shop.example/mine',
    )
    const font = () => guest.page.locator('article').evaluate((page) => getComputedStyle(page).fontFamily)
    expect(await font()).toContain('Josefin Slab')
    expect(await guest.page.getByRole('link', { name: 'Edit page' }).count()).toBe(0)
    expect([...complaints, ...guest.complaints]).toEqual([])
  })

  it("a creator page shows the newest articles of its creator's RSS feeds", async () => {
    const { page, complaints } = await browser.visitor({ as: await createCreator() })
    const editor = pageEditor(page)
    const title = uniqueName('Feed')
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Feed URL').fill(new URL('/feeds/empty.xml', mailUrl()).href)
    await page.getByRole('button', { name: 'Add feed' }).click()
    await page.getByText('You must be authorized to share this feed').waitFor()
    await page.getByLabel('I am authorized to share this feed').check()
    await page.getByRole('button', { name: 'Add feed' }).click()
    await page.getByText('No articles were found in this feed').waitFor()
    await page.getByLabel('Feed URL').fill(new URL('/feeds/articles.xml', mailUrl()).href)
    await page.getByRole('button', { name: 'Add feed' }).click()
    await shell(page).toast('RSS feed added successfully').waitFor()
    await startPage(page, title)
    await editor.add('Feed')
    await editor.look('Preview')
    await page.getByRole('link', { name: 'Patch 1.4: the long winter' }).waitFor()
    await editor.look('Edit')
    await page.getByRole('switch', { name: 'Published' }).press('Space')
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()

    const guest = await browser.visitor()
    await guest.page.goto(`/${title.toLowerCase()}`)
    const article = guest.page.getByRole('link', { name: 'Meet the lighthouse keeper' })
    expect(await article.getAttribute('href')).toBe('https://studio.example/news/2')
    expect(await guest.page.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Patch 1.4: the long winter'),
      expect.stringContaining('Meet the lighthouse keeper'),
      expect.stringContaining('Why we rebuilt the ice'),
    ])
    expect([...complaints, ...guest.complaints]).toEqual([])
  })

  it('a creator page plays a linked video only after a click, and sends the platform nothing before', async () => {
    const { page } = await browser.visitor({ as: await createCreator() })
    const editor = pageEditor(page)
    const title = uniqueName('Film')
    await startPage(page, title)
    await editor.add('Video One video')
    const address = editor.block('Video').getByLabel('Video URL')
    await address.fill('https://vimeo.com/1')
    await editor.save()
    await page.getByText('We can’t play this video here').waitFor()
    await address.fill('youtu.be/dQw4w9WgXcQ')
    await page.getByRole('switch', { name: 'Published' }).press('Space')
    expect(await address.inputValue()).toBe('https://youtu.be/dQw4w9WgXcQ')
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()

    const guest = await browser.visitor()
    const asked: string[] = []
    await guest.page.route(/youtube|ytimg|google/, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' })
    })
    await guest.page.goto(`/${title.toLowerCase()}`)
    const play = guest.page.getByRole('button', { name: 'Play from YouTube' })
    await play.waitFor()
    await guest.page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await play.click()
    await guest.page
      .frameLocator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')
      .getByText('It plays.')
      .waitFor()
    expect(asked).toEqual(['/embed/dQw4w9WgXcQ'])
    expect(guest.complaints).toEqual([])
  })

  it('a creator page refuses an invalid link and adds https:// to a link without it', async () => {
    const { page } = await browser.visitor({ as: await createCreator() })
    const editor = pageEditor(page)
    await startPage(page, uniqueName('Link'))
    await editor.add('Links')
    await editor.block('Links').getByRole('button', { name: 'Add a link' }).click()
    const link = editor.block('Links').getByLabel('Link', { exact: true })
    await link.fill('my shop')
    await editor.save()
    await editor
      .block('Links')
      .getByText('Please enter a link that starts with http:// or https://')
      .waitFor()
    await link.fill('shop.example/mine')
    await link.blur()
    expect(await link.inputValue()).toBe('https://shop.example/mine')
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()
    await page.reload()
    expect(await link.inputValue()).toBe('https://shop.example/mine')
  })

  it('blocks of a creator page can be moved by keyboard and by pointer', async () => {
    const { page } = await browser.visitor({ as: await createCreator() })
    const editor = pageEditor(page)
    await startPage(page, uniqueName('Order'))
    for (const name of ['Text', 'Streams', 'Games']) await editor.add(name)
    await editor.handle('Games').focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('Games is now number 2 of 3').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await expect.poll(editor.order).toEqual(['Games', 'Text', 'Streams'])
    await editor.handle('Streams').hover()
    await page.mouse.down()
    const top = await editor.handle('Games').boundingBox()
    if (!top) throw new Error('the first block is not on the screen')
    await page.mouse.move(top.x + 10, top.y + 40, { steps: 12 })
    await page.mouse.move(top.x + 10, top.y - 4, { steps: 6 })
    await page.mouse.up()
    await expect.poll(editor.order).toEqual(['Streams', 'Games', 'Text'])
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()
    await page.reload()
    await editor.handle('Text').waitFor()
    expect(await editor.order()).toEqual(['Streams', 'Games', 'Text'])
  })

  it('a creator can have up to six pages, each with a unique name', async () => {
    const account = await createCreator()
    const { page } = await browser.visitor({ as: account })
    await sql(
      `insert into creator_page (creator_id, slug, title)
       select id, lower(username::text) || '-' || number, 'Page ' || number
         from "user", generate_series(1, 5) as number where username = $1`,
      [account.username],
    )
    await page.goto('/user/creator-pages')
    await page.getByRole('button', { name: 'New page' }).first().click()
    const dialog = shell(page).dialog('New Creator Page')
    await dialog.getByLabel('Title').fill('Sixth')
    await dialog.getByLabel('Address').fill('explore')
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await dialog.getByText(/reserved/i).waitFor()
    await dialog.getByLabel('Address').fill(`${account.username}-1`)
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await dialog.getByText(/taken/i).waitFor()
    await dialog.getByLabel('Address').fill(`${account.username}-6`)
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await expectPath(page, `/${account.username}-6/onboarding`)
    await page.goto('/user/creator-pages')
    await page
      .getByText(/6 Creator Pages|6 of 6/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'New page' }).first().isDisabled()).toBe(true)
  })
})

const idShape = z.object({ insert_creator_page_one: z.object({ id: z.string() }) })

const attack =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">'
const hostile = [
  {
    kind: 'text',
    content: { heading: attack, text: `${attack}\n\n[go](javascript:window.hacked=1)\n\n![x](x)` },
  },
  { kind: 'text', content: { heading: 'html', html: attack, text: `<iframe srcdoc="${attack}"></iframe>` } },
  { kind: 'hero', content: { heading: attack, text: attack, url: 'javascript:window.hacked=1' } },
  { kind: 'image', content: { url: 'javascript:window.hacked=1', alt: attack } },
  {
    kind: 'links',
    content: { heading: attack, links: [{ label: attack, url: 'javascript:window.hacked=1' }] },
  },
  {
    kind: 'links',
    content: { heading: 'data', links: [{ label: 'x', url: 'data:text/html,<script>1</script>' }] },
  },
  { kind: 'games', content: { heading: { __html: attack } } },
]

describe('stored attacks on creator pages', () => {
  it('stored attack code appears on a creator page as plain text only', async () => {
    const { context } = await browser.visitor({ as: await createCreator() })
    const slug = uniqueName('evil')
    const made = await mustAnswer(
      context.request,
      'Make',
      'mutation Make($page: creator_page_insert_input!) { insert_creator_page_one(object: $page) { id } }',
      { page: { slug, title: attack.slice(0, 90), description: attack, is_published: true } },
    )
    const { id } = idShape.parse(made).insert_creator_page_one
    // Inserts the rows with SQL, because the product refuses some of these values now, but older rows may contain them.
    for (const [position, { kind, content }] of hostile.entries())
      await sql('insert into creator_page_block (page_id, kind, position, content) values ($1, $2, $3, $4)', [
        id,
        kind,
        position,
        content,
      ])
    const { page } = await browser.visitor()
    await page.goto(`/${slug}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')
    expect(await main.locator('script, iframe, svg[onload], img[onerror], [src^="javascript"]').count()).toBe(
      0,
    )
    expect(await main.locator('a[href^="javascript"], a[href^="data"]').count()).toBe(0)
    for (const link of await main.getByRole('link').all()) await link.click({ trial: true })
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    expect(await main.textContent()).toContain('<script>window.hacked=1</script>')
  })
})

describe('editing and viewing company pages', () => {
  it('a company edits its page, and visitors see the page with the activations that are open to creators', async () => {
    const account = await createAccount('company')
    const { page, complaints } = await browser.visitor({ as: account })
    const editor = pageEditor(page)
    await page.goto('/company/page')
    await page.getByRole('link', { name: 'Edit page' }).click()
    await page.getByLabel('Headline').fill('We make small games')
    await editor.add('Text')
    await editor.block('Text').getByLabel('Text', { exact: true }).fill('- one\n- two')
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()
    await page.getByRole('link', { name: 'View page' }).click()
    await page.getByText('Only your company can see this page').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'two' }).waitFor()
    const address = new URL(page.url()).pathname
    await page.goto('/company/page')
    await page.getByRole('link', { name: 'Page settings' }).click()
    await page.getByRole('switch', { name: 'Published' }).press('Space')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shell(page).toast('Page settings saved successfully').waitFor()
    await page.goto(address)
    await page.getByText('Visitors can see the page once your company is verified.').waitFor()
    await verifyCompany(account)
    const guest = await browser.visitor()
    await guest.page.goto(address)
    await guest.page.getByText('We make small games').waitFor()
    await guest.page.getByRole('link', { name: 'Campaigns' }).click()
    await guest.page.getByText('No campaigns at the moment').waitFor()
    expect([...complaints, ...guest.complaints]).toEqual([])
  })

  it('a company adds its own domain and sees the result of the domain check', async () => {
    const account = await createAccount('company')
    await putOnPlan(account, 'scale')
    const { page } = await browser.visitor({ as: account })
    await page.goto('/company/page')
    await page.getByRole('link', { name: 'Page settings' }).click()
    await page.getByLabel('Domain').fill('http://not a domain')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Invalid domain URL').waitFor()
    const domain = `${uniqueName('play')}.example`
    await page.getByLabel('Domain').fill(domain)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByRole('button', { name: `Copy _questboard.${domain}` }).waitFor()
    await page.getByText('Not verified').waitFor()
    await page.getByRole('button', { name: 'Test the domain' }).click()
    await page.getByText(`There is no TXT record at _questboard.${domain} yet.`).waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Remove' }).click()
    await shell(page).dialog(`Remove ${domain}?`).getByRole('button', { name: 'Remove' }).click()
    await page.getByLabel('Domain').waitFor()
  })
})

describe('pages about games', () => {
  it('a game page shows news, streams and videos that open on their original sites', async () => {
    const { page, complaints } = await browser.visitor()
    // Finds a game that has all three kinds of content, because the newest game can belong to another test.
    const [game] = await sql<{ name: string }>(
      `select name from game where released_on <= now() and exists (select from content where game_id = game.id and type = 'STREAM')
          and exists (select from game_news where game_id = game.id) order by name limit 1`,
    )
    await page.goto(`/games/new-game-releases?q=${game?.name}`)
    await page
      .getByRole('main')
      .locator('a[href^="/games/"]')
      .filter({ hasText: game?.name ?? '' })
      .click()
    await page.getByRole('heading', { level: 2, name: 'Latest streams and videos' }).waitFor()
    const tabs = page.getByRole('main').getByRole('navigation')
    await tabs.getByRole('link', { name: 'Streams' }).click()
    await page.getByText('Most watched').waitFor()
    const card = page.getByRole('article').first()
    await card.waitFor()
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^https:\/\//)
    await page.getByText('Most watched').click()
    await page.waitForURL(/sort=top/)
    await tabs.getByRole('link', { name: 'News' }).click()
    await page.getByRole('main').locator('a[href^="/games/news/"]').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/games\/news\//)
    expect(complaints).toEqual([])
  })

  it('each click on Show more shows a creator more streams of all games', async () => {
    const { page } = await browser.visitor({ as: demo.creator })
    await page.goto('/games/videos?sort=top')
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('article').count()).toBe(24)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(48)
  })
})
