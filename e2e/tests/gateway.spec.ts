import { request as playwrightRequest } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shell } from '../pages/shell.ts'
import { demo } from '../support/accounts.ts'
import { publicUrl } from '../support/addresses.ts'
import { askGateway } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { followLink } from '../support/routes.ts'

const browser = useBrowser()

const query = `query CurrentUser { currentUser { username userConnections { providerId hasRefreshToken } } }`
const answerShape = z.object({
  currentUser: z.object({
    username: z.string(),
    userConnections: z.array(z.object({ providerId: z.string(), hasRefreshToken: z.boolean() })),
  }),
})

describe('requests of a page to the gateway', () => {
  it('the page gets the account and channels of a signed-in creator through the gateway', async () => {
    const { page, complaints } = await browser.visitor({ as: demo.creator })
    await page.goto('/terms-of-use')
    const body: unknown = await page.evaluate(async (text) => {
      const response = await fetch('/api/gql?name=CurrentUser', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables: {}, operationName: 'CurrentUser' }),
      })
      return response.json()
    }, query)
    const { data } = z.object({ data: answerShape }).parse(body)
    expect(data.currentUser.username).toBe(demo.creator.username)
    expect(data.currentUser.userConnections.length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  it("the gateway hides other users' data, and callers cannot choose their own role", async () => {
    const request = await playwrightRequest.newContext({
      extraHTTPHeaders: { 'x-hasura-role': 'company', 'x-hasura-admin-secret': 'guess' },
    })
    const { data, errors } = await askGateway(request, 'CurrentUser', query)
    expect(data?.currentUser ?? null).toBeNull()
    const company = await askGateway(request, 'Invoices', 'query Invoices { invoice { id } }')
    expect(company.errors?.[0]?.message).toContain('invoice')
    expect(errors === undefined || errors.length > 0).toBe(true)
    await request.dispose()
  })

  it('the gateway rejects a URL that names a different operation from the GraphQL document', async () => {
    const request = await playwrightRequest.newContext()
    const { errors } = await askGateway(request, 'SomethingElse', query)
    expect(errors?.[0]?.message).toContain('names the operation')
    await request.dispose()
  })

  it('the gateway reports the status of each service', async () => {
    const answer = await fetch(`${publicUrl()}/api/health`)
    const health = z
      .object({
        status: z.string(),
        components: z.record(z.string(), z.object({ status: z.string(), detail: z.string() })),
      })
      .parse(await answer.json())
    expect(Object.keys(health.components)).toEqual(
      expect.arrayContaining(['postgres', 'engine', 'temporal', 'worker', 'mail', 'sandbox', 'files']),
    )
    const unwell = Object.entries(health.components).filter(([, { status }]) => status !== 'ok')
    expect(unwell).toEqual([])
    expect(health.status).toBe('ok')
    expect(health.components.postgres?.detail).toMatch(/^Postgres \d+/)
  })

  it("the gateway returns the id of the page's build", async () => {
    const body: unknown = await (await fetch(`${publicUrl()}/api/build-id`)).json()
    expect(z.object({ buildId: z.string().min(6) }).parse(body).buildId).not.toBe('')
  })

  it('when the user returns to the window, only the session is loaded again', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const session = page.waitForResponse('**/api/auth/session')
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await session
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path === '/api/gql')).toEqual([])
  })

  it('the gateway logs each visit once, with the device of the browser session', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.addInitScript(() =>
      localStorage.setItem('questboard-cookie-consent', '{"security":true,"analytics":true}'),
    )
    const sent = page.waitForRequest(/\/api\/events/)
    await page.goto('/user/settings/address')
    const event = z
      .object({
        name: z.string(),
        data: z.object({ user_name: z.string(), user_type: z.string(), language: z.string() }),
        metaData: z.object({ user_id: z.string(), device_id: z.uuid() }),
      })
      .parse((await sent).postDataJSON())
    expect(event.data.user_name).toBe(demo.user.username)
    expect((await sent).method()).toBe('POST')
    await shell(page).ready()
    const again: string[] = []
    page.on('request', (request) => again.push(new URL(request.url()).pathname))
    await page.evaluate(followLink, '/explore')
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(again).toContain('/api/gql')
    expect(again).not.toContain('/api/events')
    expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(event.metaData.device_id)
  })
})
