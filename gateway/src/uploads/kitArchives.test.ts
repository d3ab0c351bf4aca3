import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildZip } from '../testing/archives.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { uploadArchive } from '../testing/uploadArchive.ts'

const PASSWORD = 'Play-fair-2026'
const OTHER_COMPANY = '90000000-0000-4000-8000-000000000010'
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let gateway: Gateway
let creator: Browser
let url: string
let ownKit: string
let foreignKit: string

const createActivation = async (companyId: string): Promise<string> => {
  const { rows } = await gateway.services.pool.query<{ id: string }>(
    `insert into activation (kind, company_id, name) values ('KEY', $1, 'Kit') returning id`,
    [companyId],
  )
  return rows[0]?.id ?? ''
}

beforeAll(async () => {
  engine = await startEngineDouble()
  gateway = await startGateway({ HASURA_URL: engine.url })
  const company = openBrowser(gateway.url)
  await company.signIn('demostudio', PASSWORD)
  creator = openBrowser(gateway.url)
  await creator.signIn('democreator', PASSWORD)
  const uploaded = await uploadArchive(company, buildZip([{ name: 'readme.txt' }]))
  url = uploaded.url
  await gateway.services.pool.query(
    `insert into company (id, name, type, website) select $1, 'Other company', type, website from company limit 1`,
    [OTHER_COMPANY],
  )
  const { rows } = await gateway.services.pool.query<{ company_id: string }>(
    'select company_id from upload limit 1',
  )
  ownKit = await createActivation(rows[0]?.company_id ?? '')
  foreignKit = await createActivation(OTHER_COMPANY)
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
})

const seen = (...ids: readonly string[]) => ({
  data: { creator_kit: ids.map((activation_id) => ({ activation_id })) },
})

describe('an archive in a creator kit', () => {
  it('creators who can see a creator kit can download its archive', async () => {
    engine.answerWith(seen(ownKit))
    const response = await creator.send(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=kit.zip')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const asked = engine.requests.at(-1)
    expect(asked?.headers.authorization).toMatch(/^Bearer ey/)
    expect(asked?.body).toMatchObject({ variables: { urls: [url, gateway.url + url] } })
  })

  it('creators who cannot see a creator kit, and roles without kits, cannot download its archive', async () => {
    engine.answerWith(seen())
    expect((await creator.send(url)).status).toBe(404)
    engine.answerWith({ errors: [{ message: 'field "creator_kit" not found in type: "query_root"' }] })
    expect((await creator.send(url)).status).toBe(404)
  })

  it("the archive of a creator kit cannot be downloaded through another company's kit", async () => {
    engine.answerWith(seen(foreignKit))
    expect((await creator.send(url)).status).toBe(404)
  })

  it('visitors cannot download the archive of a creator kit, and the engine gets no request', async () => {
    engine.answerWith(seen(ownKit))
    engine.requests.length = 0
    expect((await openBrowser(gateway.url).send(url)).status).toBe(404)
    expect(engine.requests).toEqual([])
  })
})
