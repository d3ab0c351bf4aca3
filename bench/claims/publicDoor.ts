/**
 * Compares a claim from a creator's browser (through gateway, engine and action) with the same claim sent again. The
 * repeated action does no work, because it returns its stored result.
 */
import { randomUUID } from 'node:crypto'
import { median, p99 } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { runSql } from '../harness/sql.ts'
import { inScratchFolder, type RunningStack, startStack } from '../harness/stack.ts'
import { type Person, signedIn } from '../web/people.ts'

const WARM = 50
const CLAIMS = 500
const CHANNEL = 'steam'

const CLAIM = `mutation ClaimKey($participantId: uuid!, $itemId: uuid!, $distributionChannelId: String!, $idempotencyKey: uuid!) {
  claimKey(participantId: $participantId, itemId: $itemId, distributionChannelId: $distributionChannelId, idempotencyKey: $idempotencyKey) {
    codeId
  }
}`

type Place = { readonly participantId: string; readonly itemId: string }

/**
 * SQL that creates a creator with as many claims as the benchmark needs, in a live campaign of the demo market with
 * enough codes.
 */
const LINE_UP = `
  set local session_replication_role = replica;
  create temp table place on commit drop as
    select gen_random_uuid() as participant_id, a.id as campaign_id, a.company_id, i.code_item_id as item_id,
           (select id from "user" where username = 'democreator') as creator_id, gen_random_uuid() as batch_id
      from activation a join key_campaign k using (id) join activation_code_item i on i.activation_id = a.id
     where a.status = 'active' and a.kind = 'KEY' and not k.waitlist and a.end_date > now() + interval '1 day'
     order by a.id, item_id limit 1;
  delete from key_campaign_participant p using place where (p.campaign_id, p.creator_id) = (place.campaign_id, place.creator_id);
  update key_campaign set codes_per_creator = ${WARM + CLAIMS} from place where id = campaign_id;
  insert into key_set (activation_id, code_item_id, distribution_channel_id)
    select campaign_id, item_id, '${CHANNEL}' from place on conflict do nothing;
  insert into key_campaign_participant (id, campaign_id, company_id, creator_id, status, decided_at)
    select participant_id, campaign_id, company_id, creator_id, 'accepted', now() from place;
  insert into code_batch (id, company_id, item_id, distribution_channel_id)
    select batch_id, company_id, item_id, '${CHANNEL}' from place;
  insert into code (batch_id, company_id, item_id, distribution_channel_id, code_ciphertext, key_id, code_hash)
    select batch_id, company_id, item_id, '${CHANNEL}', '\\x00', 'bench', sha256(gen_random_uuid()::text::bytea)
      from place, generate_series(1, ${WARM + CLAIMS});
  select tally_codes();
  select participant_id, item_id from place`

const lineUp = async (stack: RunningStack): Promise<Place> => {
  const [place] = await runSql(stack, LINE_UP)
  const [participantId, itemId] = place ?? []
  if (!participantId || !itemId) throw new Error('the start has no process')
  return { participantId, itemId }
}

const createAsk =
  ({ url }: RunningStack, { cookie }: Person, place: Place) =>
  async (idempotencyKey: string): Promise<number> => {
    const variables = { ...place, distributionChannelId: CHANNEL, idempotencyKey }
    const start = performance.now()
    const answer = await fetch(`${url}/api/gql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: CLAIM, variables }),
    })
    const text = await answer.text()
    const ms = performance.now() - start
    if (!answer.ok || !text.includes('"codeId"')) throw new Error(`no code: ${answer.status} ${text}`)
    return ms
  }

const measure = async (stack: RunningStack): Promise<readonly Row[]> => {
  const ask = createAsk(stack, await signedIn(stack, 'democreator'), await lineUp(stack))
  const [claims, empty]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < WARM + CLAIMS; turn += 1) {
    const key = randomUUID()
    const [first, again] = [await ask(key), await ask(key)]
    if (turn < WARM) continue
    claims.push(first)
    empty.push(again)
  }
  const middle = median(empty)
  return [
    compared('a claim by HTTP, typical', 'ms', median(claims), 'an action with nothing to do', middle),
    compared('a claim by HTTP, p99', 'ms', p99(claims), 'an action with nothing to do, p99', p99(empty)),
    stated('claims by HTTP, one after another', 'claims/s', 1000 / median(claims)),
  ]
}

/** Uses its own stack, because the benchmark leaves codes that no key can decrypt. */
export const publicDoor = (log: (line: string) => void): Promise<readonly Row[]> =>
  inScratchFolder(async (dataDir, port) => {
    log('starting a stack')
    const stack = await startStack(dataDir, port)
    try {
      log('claiming through the gateway')
      return await measure(stack)
    } finally {
      await stack.stop()
    }
  })
