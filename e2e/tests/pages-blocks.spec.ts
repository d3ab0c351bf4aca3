import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pageEditor } from '../pages/pageEditor.ts'
import { shell } from '../pages/shell.ts'
import { createCreator, demo, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

type Account = Awaited<ReturnType<typeof createCreator>>

/** Creates a page with the given kinds of blocks and opens its editor. */
const createPage = async ({ username }: Account, slug: string, kinds: readonly string[] = []) => {
  await sql(
    `with page as (
       insert into creator_page (creator_id, slug, title)
       select id, $2::text, $2::text from "user" where username = $1 returning id)
     insert into creator_page_block (page_id, kind, position, content)
     select page.id, kind, place, '{"heading": ""}' from page, unnest($3::text[]) with ordinality as block (kind, place)`,
    [username, slug, kinds],
  )
}

/** Uses touch, because a finger is a different pointer type from a mouse and could scroll the page. */
const drag = async (page: Page, touch: CDPSession, from: string, to: string) => {
  const handles = pageEditor(page)
  const middle = async (name: string) => {
    const box = await handles.handle(name).boundingBox()
    if (!box) throw new Error(`${name} is not on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await handles.handle(from).scrollIntoViewIfNeeded()
  const [start, end] = [await middle(from), await middle(to)]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await send('touchStart', start)
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await send('touchMove', { x: start.x, y: start.y + (end.y - 8 - start.y) * part })
  // Waits until the page shows where the block will land, as a user would.
  await expect.poll(async () => (await middle(to)).y).toBeGreaterThan(end.y)
  await send('touchEnd')
}

describe('editing the blocks of a page', () => {
  it('dragging a block by finger does not scroll the page', async () => {
    const account = await createCreator()
    const slug = uniqueName('touch').toLowerCase()
    await createPage(account, slug, ['streams', 'games', 'videos'])
    const { page, context } = await browser.visitor({
      as: account,
      hasTouch: true,
      isMobile: true,
      // The window is tall enough to keep all three blocks away from the edges, where dragging scrolls automatically.
      viewport: { width: 390, height: 1000 },
    })
    await page.goto(`/${slug}/edit`)
    const editor = pageEditor(page)
    await editor.handle('Videos').waitFor()
    expect(await editor.order()).toEqual(['Streams', 'Games', 'Videos'])
    await editor.handle('Videos').scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    await drag(page, await context.newCDPSession(page), 'Videos', 'Streams')
    await expect.poll(editor.order).toEqual(['Videos', 'Streams', 'Games'])
    // The finger moves far, but the page must not scroll. A few pixels are allowed because the layout can still
    // settle.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(4)
    await editor.save()
    await shell(page).toast('Page saved successfully').waitFor()
  })

  it('leaving the page editor with unsaved blocks asks what to do', async () => {
    const account = await createCreator()
    const slug = uniqueName('left').toLowerCase()
    await createPage(account, slug, ['streams', 'games'])
    const { page } = await browser.visitor({ as: account })
    await page.goto(`/${slug}/edit`)
    const editor = pageEditor(page)
    await editor.handle('Games').press('ArrowUp')
    await page.getByRole('link', { name: new RegExp(`/${slug}$`) }).click()
    await shell(page).dialog('Unsaved changes').getByRole('button', { name: 'Save' }).click()
    await expectPath(page, `/${slug}`)
    await page.getByRole('link', { name: 'Edit page' }).click()
    await editor.handle('Games').waitFor()
    expect(await editor.order()).toEqual(['Games', 'Streams'])
    await editor.handle('Games').press('ArrowDown')
    await editor.save()
    // A button that is loading is also disabled, so the test waits for a button that is not loading.
    await page.locator('button[type=submit]:disabled:not([data-loading])').waitFor()
    await shell(page).leftMenu().getByRole('link', { name: 'Creator Pages' }).click()
    await page.getByRole('link', { name: `Edit ${slug}` }).click()
    await editor.handle('Games').waitFor()
    expect(await editor.order()).toEqual(['Streams', 'Games'])
  })
})

describe('pages with extreme content', () => {
  it('a page with very long words stays as wide as a phone and hides missing pictures', async () => {
    const word = 'x'.repeat(200)
    const slug = uniqueName('wide').toLowerCase()
    await createPage(await createCreator(), slug)
    await sql(
      `update creator_page set title = $2, description = $3, hero_url = '/files/gone.png', is_published = true
        where slug = $1`,
      [slug, 'W'.repeat(100), `${word} مرحبا بالعالم 👩‍🚀`],
    )
    const link = { label: word, url: `https://shop.example/${word}` }
    for (const [place, [kind, content]] of [
      ['hero', { heading: 'مرحبا', text: word.slice(0, 180), url: '/files/gone.png' }],
      ['text', { heading: word.slice(0, 120), text: `# ${word}\n\n- ${word}\n\n> ${word}` }],
      ['links', { heading: 'Twice', links: [link, link] }],
    ].entries())
      await sql(
        `insert into creator_page_block (page_id, kind, position, content)
         select id, $2, $3, $4 from creator_page where slug = $1`,
        [slug, kind, place, content],
      )
    const { page } = await browser.visitor({ viewport: { width: 390, height: 844 } })
    await page.goto(`/${slug}`)
    await page.getByRole('heading', { name: 'مرحبا' }).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: word }).count()).toBe(2)
    await expect.poll(() => page.getByRole('main').locator('img[src="/files/gone.png"]').count()).toBe(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  })
})

describe('changing the URL of a page', () => {
  it("a page's URL can be changed in the editor, is saved in lower case, and editing continues", async () => {
    const account = await createCreator()
    const [slug, next] = [uniqueName('old').toLowerCase(), uniqueName('New')]
    await createPage(account, slug)
    const { page, complaints } = await browser.visitor({ as: account })
    await page.goto(`/${slug}/edit`)
    await page.getByLabel('Address').fill(`${next} `)
    await pageEditor(page).save()
    await expectPath(page, `/${next.toLowerCase()}/edit`)
    await page.getByLabel('Title').fill('Renamed')
    // The toast of the first rename can still be visible, so the test waits for the request.
    const renamed = page.waitForResponse(
      (response) => response.request().postData()?.includes('Renamed') ?? false,
    )
    await pageEditor(page).save()
    await renamed
    await page.goto(`/${next}`)
    await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor()
    await page.goto(`/${slug}`)
    await page.getByRole('heading', { name: 'We couldn’t find this page' }).waitFor()
    expect(complaints).toEqual([])
  })

  it("a creator cannot open the editor or the first steps of another creator's page", async () => {
    const owner = await createCreator()
    const slug = uniqueName('other').toLowerCase()
    await createPage(owner, slug)
    const { page } = await browser.visitor({ as: demo.creator })
    for (const path of [`/${slug}/edit`, `/${slug}/onboarding`, '/no-such-page/onboarding']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'We couldn’t find this page' }).waitFor()
    }
    const own = await browser.visitor({ as: owner })
    await own.page.goto(`/${slug}/onboarding`)
    await own.page.getByRole('heading', { level: 1, name: 'Your page is ready' }).waitFor()
  })
})
