import { explain } from '@questboard/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activation as a, given, settled } from '../support/activations.ts'
import { createDatabase, type Scratch } from '../support/database.ts'
import { addCode, createMarket, market } from '../support/market.ts'
import { attempt } from '../support/rules.ts'

let scratch: Scratch
const client = (): Client => scratch.client

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

const edit = (change: string, id: string): string => `UPDATE activation SET ${change} WHERE id = '${id}'`
const asCompany = `SELECT set_config('hasura.user', '{"x-hasura-role": "company", "x-hasura-company-id": "${market.company}"}', true)`
const asAdmin = `SELECT set_config('hasura.user', '{"x-hasura-role": "admin"}', true)`
const mission = `${given.mission}; INSERT INTO requirement (activation_id) VALUES ('${a.mission}') ON CONFLICT DO NOTHING`
const membersOnly = `${given.draftMission};
  INSERT INTO requirement (activation_id, program_id) VALUES ('${a.mission}', '${a.program}')
    ON CONFLICT (activation_id) DO UPDATE SET program_id = excluded.program_id;
  UPDATE mission SET access = 'program_members'; ${given.go(a.mission)}`
const specificQuest = `${given.draftQuest};
  UPDATE quest SET delivery_type = 'specific_date', specific_date = now() + interval '9 days'; ${given.go(a.quest)}`
const windowedQuest = `${given.draftQuest};
  UPDATE quest SET delivery_type = 'date_range', publish_from = now() + interval '5 days', publish_until = now() + interval '9 days';
  ${edit(`embargo_at = now() + interval '8 days', embargo_time_zone = 'Europe/Stockholm'`, a.quest)}; ${given.go(a.quest)}`

const setFor = (platform: string, of: string = a.campaign): string =>
  `INSERT INTO key_set (activation_id, code_item_id, distribution_channel_id) VALUES ('${of}', '${market.item}', '${platform}')`
const steamOnly = setFor('steam')
const codeElsewhere = `INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id) VALUES ('${a.list}', '${market.company}', '${market.item}', 'gog');
  ${addCode(a.list, 'GOGG-EEEE-FFFF', a.secondCode)}`
const hold = (platform: string) =>
  `UPDATE code SET status = 'unavailable' WHERE status = 'available' AND distribution_channel_id = '${platform}'`

test('a key campaign can be published if it has codes for one of the platforms that it offers', async () => {
  const begun = [given.draftCampaign, steamOnly, codeElsewhere]
  expect(await attempt(client(), begun, given.go(a.campaign))).toBeUndefined()
  const refusal = await attempt(client(), [...begun, hold('steam')], given.go(a.campaign))
  expect(refusal?.message).toMatch(/before publishing, fix code_manager$/)
})

test('a company can make codes unavailable if its published key campaign does not need them', async () => {
  const live = [given.campaign, steamOnly, codeElsewhere, settled]
  expect(await attempt(client(), live, hold('gog'))).toBeUndefined()
  const handedOut = `UPDATE key_set SET promised = 1; ${settled}; ${given.participant('claimed_key').slice(given.campaign.length)}`
  const more = addCode(market.batch, 'MORE-EEEE-FFFF', a.link)
  expect(await attempt(client(), [...live, handedOut, more], hold('steam'))).toBeUndefined()
})

test('while a new email address is not verified, its owner cannot publish, but published activations stay published', async () => {
  const unverified = `UPDATE "user" SET email = 'moved@example.com' WHERE id = '${market.owner}'`
  expect(await attempt(client(), given.quest, unverified)).toBeUndefined()
  const refusal = await attempt(client(), [given.draftQuest, unverified], given.go(a.quest))
  expect(refusal?.message).toMatch(/verified_email/)
})

type Loss = { readonly what: string; readonly from: string; readonly broken: string; readonly reads: string }

const losses: readonly Loss[] = [
  {
    what: 'a published quest must keep a talking point',
    from: given.quest,
    broken: `UPDATE quest SET talking_points = '{" "}'`,
    reads: 'Please add at least one talking point',
  },
  {
    what: 'a published quest must keep a key set',
    from: given.quest,
    broken: 'DELETE FROM activation_code_item',
    reads: 'Please add at least one key set. Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a published key campaign must keep a key set',
    from: given.campaign,
    broken: 'DELETE FROM activation_code_item',
    reads: 'Please add at least one key set. Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'the last claimable code of a published key campaign cannot become unavailable',
    from: given.campaign,
    broken: `UPDATE code SET status = 'unavailable'`,
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'the last claimable code of a published key campaign cannot be deleted',
    from: given.campaign,
    broken: 'DELETE FROM code',
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a published key campaign must keep a code for a platform of its key sets',
    from: `${given.campaign}; ${steamOnly}; ${codeElsewhere}`,
    broken: `UPDATE code SET status = 'unavailable' WHERE distribution_channel_id = 'steam'`,
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'the last key set with codes cannot be replaced by one without codes',
    from: `${given.campaign}; ${steamOnly}`,
    broken: `DELETE FROM key_set; ${setFor('gog')}`,
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a new key set cannot exclude the codes of a published key campaign',
    from: given.campaign,
    broken: setFor('gog'),
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a published key campaign must keep a platform that has codes',
    from: given.campaign,
    broken: `INSERT INTO activation_channel (activation_id, distribution_channel_id) VALUES ('${a.campaign}', 'gog')`,
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a published quest must keep a key set that has codes',
    from: given.quest,
    broken: setFor('gog', a.quest),
    reads: 'Please add codes to the key sets in the Code Manager',
  },
  {
    what: 'a company cannot set a past end date for a published quest',
    from: `${given.quest}; ${asCompany}`,
    broken: edit('end_date = now()', a.quest),
    reads: 'Please choose an end date in the future',
  },
  {
    what: 'a published quest must keep its end date',
    from: given.quest,
    broken: edit('end_date = NULL', a.quest),
    reads: 'Please choose an end date in the future',
  },
  {
    what: 'a published key campaign must keep its start date',
    from: given.campaign,
    broken: edit('start_date = NULL', a.campaign),
    reads: 'Please choose a start date',
  },
  {
    what: 'a published quest cannot get an embargo in the past',
    from: specificQuest,
    broken: edit(`embargo_at = now() - interval '1 minute', embargo_time_zone = 'Europe/Stockholm'`, a.quest),
    reads: 'The embargo must be in the future and at least 12 hours before the end date',
  },
  {
    what: 'a published quest cannot get an embargo that outlasts its publishing window',
    from: windowedQuest,
    broken: edit(`embargo_at = now() + interval '9 days'`, a.quest),
    reads: 'The embargo must end before the publishing window ends',
  },
  {
    what: 'the publishing window of a published quest cannot end before its embargo',
    from: windowedQuest,
    broken: `UPDATE quest SET publish_until = now() + interval '7 days'`,
    reads: 'The embargo must end before the publishing window ends',
  },
  {
    what: 'a published quest cannot get a specific date in the past',
    from: specificQuest,
    broken: `UPDATE quest SET specific_date = now() - interval '1 minute'`,
    reads: 'Please choose a specific date in the future',
  },
  {
    what: 'a company with a published quest must keep its billing details',
    from: given.quest,
    broken: `DELETE FROM company_billing WHERE company_id = '${market.company}'`,
    reads: 'Please fill in your company’s billing details',
  },
  {
    what: 'a published mission must keep a criterion',
    from: mission,
    broken: 'DELETE FROM mission_criterion',
    reads: 'Please add at least one completion criterion',
  },
  {
    what: 'a published mission must keep a reward',
    from: mission,
    broken: 'DELETE FROM mission_reward',
    reads: 'Please add at least one reward',
  },
  {
    what: 'a published mission must keep a game',
    from: mission,
    broken: 'DELETE FROM activation_game',
    reads: 'Please add at least one game',
  },
  {
    what: 'a company cannot set a past start date for a published mission',
    from: `${mission}; ${asCompany}`,
    broken: edit(`start_date = now() - interval '3 days'`, a.mission),
    reads: 'Please choose a start date that is not in the past',
  },
  {
    what: 'a published mission for members must keep its program',
    from: membersOnly,
    broken: 'UPDATE requirement SET program_id = NULL',
    reads: 'Please select who has access',
  },
  {
    what: 'a published mission cannot require creator lists without naming any',
    from: mission,
    broken: `UPDATE mission SET access = 'creator_lists'`,
    reads: 'Please select who has access',
  },
]

test.each(losses)('a published activation: $what', async ({ from, broken, reads }) => {
  const refused = await attempt(client(), from, broken)
  expect(refused?.constraint).toBe('activation_keeps_requirements')
  expect(explain(refused?.message ?? '')).toMatchObject({
    code: 'published-keeps',
    message: 'Published activations need this field',
    lacks: reads.split('. '),
  })
})

const accepted: readonly (readonly [what: string, from: string, change: string])[] = [
  [
    'a required part can be replaced within one transaction',
    mission,
    `DELETE FROM mission_criterion; INSERT INTO mission_criterion (mission_id, category, metric, target)
       VALUES ('${a.mission}', 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 90)`,
  ],
  ['a draft does not need the required parts', given.draftQuest, `UPDATE quest SET talking_points = '{}'`],
  [
    'a closed quest no longer needs the required parts',
    given.quest,
    `${edit(`status = 'closed'`, a.quest)}; UPDATE quest SET talking_points = '{}'`,
  ],
  [
    'a quest can be closed with its end date set in the same transaction',
    given.quest,
    edit(`status = 'closed', end_date = now()`, a.quest),
  ],
  [
    'an admin in the console can end a quest by its end date',
    `${given.quest}; ${asAdmin}`,
    edit('end_date = now()', a.quest),
  ],
  [
    'all codes of a published campaign can be claimed',
    given.campaign,
    `UPDATE code SET status = 'claimed', claimed_by = '${market.creator}', claimed_at = now()`,
  ],
  [
    'one of several codes can become unavailable',
    `${given.secondCode}; ${given.campaign}`,
    `UPDATE code SET status = 'unavailable' WHERE id = '${market.code}'`,
  ],
  [
    'codes of an unpublished campaign can become unavailable',
    `${given.campaign}; ${edit(`status = 'unpublished'`, a.campaign)}`,
    `UPDATE code SET status = 'unavailable'`,
  ],
  [
    'a key set without codes can be removed while another is left',
    `${given.campaign}; INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
       VALUES ('00000000-0000-4000-8000-17e000000009', '${market.company}', '${market.game}', 'DLC', 'Extra', 'Extra');
     INSERT INTO activation_code_item (activation_id, code_item_id)
       VALUES ('${a.campaign}', '00000000-0000-4000-8000-17e000000009'); ${settled};
     UPDATE code SET status = 'claimed', claimed_by = '${market.creator}', claimed_at = now()`,
    `DELETE FROM activation_code_item WHERE code_item_id = '${market.item}'`,
  ],
  [
    'key sets can be replaced if one of them has codes',
    `${given.campaign}; ${steamOnly}`,
    `DELETE FROM key_set; ${setFor('gog')}; ${steamOnly}`,
  ],
  [
    'key sets without codes can be replaced by others',
    `${given.campaign}; ${steamOnly}; ${settled}; UPDATE code SET status = 'claimed', claimed_by = '${market.creator}', claimed_at = now()`,
    `DELETE FROM key_set; ${setFor('gog')}`,
  ],
  [
    'an item can be removed if only its other platforms have codes',
    `${given.campaign}; ${steamOnly}; ${codeElsewhere};
     INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
       VALUES ('00000000-0000-4000-8000-17e000000009', '${market.company}', '${market.game}', 'DLC', 'Extra', 'Extra');
     INSERT INTO activation_code_item (activation_id, code_item_id)
       VALUES ('${a.campaign}', '00000000-0000-4000-8000-17e000000009'); ${settled};
     UPDATE code SET status = 'claimed', claimed_by = '${market.creator}', claimed_at = now() WHERE id = '${market.code}'`,
    `DELETE FROM activation_code_item WHERE code_item_id = '${market.item}'`,
  ],
  [
    'a quest whose end date has passed can still be edited',
    `${given.quest}; SET LOCAL session_replication_role = replica;
     ${edit(`end_date = now() - interval '1 minute', start_date = now() - interval '1 day'`, a.quest)};
     SET LOCAL session_replication_role = origin`,
    `${edit(`name = 'Play it again'`, a.quest)}; UPDATE quest SET talking_points = '{Another}'`,
  ],
  ['an owner can change their email address', given.quest, 'UPDATE "user" SET email_verified_at = NULL'],
]

test.each(accepted)('this change to a published activation is allowed: %s', async (_, from, change) => {
  expect(await attempt(client(), from, change)).toBeUndefined()
})

test('a quest can be published once its company has billing details', async () => {
  const refused = await attempt(
    client(),
    `${given.draftQuest}; DELETE FROM company_billing WHERE company_id = '${market.company}'`,
    given.go(a.quest),
  )
  expect(explain(refused?.message ?? '')).toMatchObject({
    code: 'publish-requirements',
    message: 'You can’t publish this activation yet because something is missing',
    lacks: ['Please fill in your company’s billing details'],
  })
  const free = `${given.draftCampaign}; DELETE FROM company_billing WHERE company_id = '${market.company}'`
  expect(await attempt(client(), free, given.go(a.campaign))).toBeUndefined()
})
