import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { createAccount } from '../support/accounts.ts'
import { dataFolder, publicUrl } from '../support/addresses.ts'
import { askGateway, mustAnswer } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes } from '../support/codes.ts'
import { verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { createKeyCampaign, createKeyCreator, takePart } from '../support/keyCampaigns.ts'
import { readEverything } from '../support/sweep.ts'

const browser = useBrowser()
const codes = ['QXZJV-7KWQP-HGTZX', 'QXZJV-8KWQP-HGTZX', 'QXZJV-9KWQP-HGTZX']
/** A prefix that all test codes share and nothing else contains. */
const mark = 'QXZJV-'

/** The stack's files that contain this text. grep also searches binary files. */
const filesWith = async (text: string): Promise<readonly string[]> => {
  try {
    const { stdout } = await promisify(execFile)('grep', ['-rlaF', '--', text, dataFolder()], {
      maxBuffer: 1e7,
    })
    return stdout.trim().split('\n')
  } catch (error) {
    // grep's exit code 1 means no match. Exit code 2 means that a file was deleted during the search.
    if (error instanceof Error && 'stdout' in error) return String(error.stdout).split('\n').filter(Boolean)
    throw error
  }
}

const post = async (request: APIRequestContext, path: string, data = '') => {
  const answer = await request.post(`/api/codes${path}`, {
    headers: { 'content-type': 'text/plain', origin: publicUrl() },
    data,
  })
  return answer.text()
}

const reveal = (request: APIRequestContext, codeId: string) =>
  askGateway(request, 'Reveal', 'mutation Reveal($codeId: uuid!) { revealCode(codeId: $codeId) { code } }', {
    codeId,
  })

const claim = async ({ request }: BrowserContext, participantId: string, itemId: string): Promise<string> => {
  const mutation = `mutation Claim($participantId: uuid!, $itemId: uuid!, $idempotencyKey: uuid!) {
    claimKey(participantId: $participantId, itemId: $itemId, distributionChannelId: "steam", idempotencyKey: $idempotencyKey) { codeId } }`
  const idempotencyKey = crypto.randomUUID()
  const { claimKey } = await mustAnswer(request, 'Claim', mutation, { participantId, itemId, idempotencyKey })
  return /[0-9a-f-]{36}/.exec(JSON.stringify(claimKey))?.[0] ?? ''
}

/** Does everything once that users can do with codes: reveal, trace, export, and refused attempts. */
const useCodes = async () => {
  const { company, campaignId, itemId } = await createKeyCampaign()
  const owner = await browser.visitor({ as: company })
  await owner.page.goto('/company/code-manager/codes')
  await addCodes(owner.context, itemId, 'steam', codes)
  const holder = await createKeyCreator()
  const participantId = await takePart(campaignId, holder.creatorId, 'accepted')
  const held = await browser.visitor({ as: holder.creator })
  const codeId = await claim(held.context, participantId, itemId)
  const { data } = await reveal(held.context.request, codeId)
  expect(JSON.stringify(data)).toContain(mark)
  expect(await post(owner.context.request, '/export')).toContain(codes[2])
  expect(await post(owner.context.request, '/trace', codes[0])).toContain('codeId')
  expect(await post(owner.context.request, '/imports?itemId=nothing', codes[0])).toContain('message')
  return { codeId, campaignId, holder, held }
}

it('codes are shown only to their company and holder and are never stored as plain text', async () => {
  const { codeId, campaignId, holder, held } = await useCodes()
  const rival = await createAccount('company')
  await verifyCompany(rival)
  const other = await createKeyCreator()
  await takePart(campaignId, other.creatorId, 'accepted')
  const people = {
    'a visitor': null,
    'a plain user': await createAccount('user'),
    'a rival': rival,
    'another creator': other.creator,
    'a creator without a channel': await createAccount('creator'),
  }
  for (const [who, as] of Object.entries(people)) {
    const { context } = await browser.visitor(as ? { as } : {})
    const { request } = context
    const answers = await readEverything(request)
    expect(answers.size, who).toBeGreaterThan(5)
    for (const [table, text] of answers) expect(text.includes(mark), `${who}, ${table}`).toBe(false)
    expect((await reveal(request, codeId)).data?.revealCode ?? null, who).toBeNull()
    // A guessed code must not reveal whether it exists.
    expect(await post(request, '/trace', codes[0]), who).not.toMatch(/codeId":"/)
    for (const path of ['/export', `/export?batchId=${codeId}`])
      expect(await post(request, path), who).not.toContain(mark)
  }

  // The code's holder can read it only by revealing it. Lists do not contain it, and a creator needs a verified
  // channel.
  for (const [table, text] of await readEverything(held.context.request))
    expect(text.includes(mark), table).toBe(false)
  await sql('delete from channel_verification where user_id = $1', [holder.creatorId])
  expect((await reveal(held.context.request, codeId)).data?.revealCode ?? null).toBeNull()

  await sql('checkpoint')
  const hidden = [
    mark,
    Buffer.from(codes[0] ?? '')
      .toString('base64')
      .slice(0, 18),
    Buffer.from(mark).toString('hex'),
  ]
  // Finding the holder's name in the files proves that stored codes would be found.
  expect((await filesWith(holder.creator.username)).length).toBeGreaterThan(0)
  for (const text of hidden) expect(await filesWith(text), text).toEqual([])
}, 180_000)
