import { describe, expect, test } from 'vitest'
import { type Role, readTables, roles, type TableFile } from '../support/metadata.ts'

const tables = readTables()

function tableOf(name: string): TableFile {
  const table = tables.find((candidate) => candidate.table.name === name)
  if (table === undefined) throw new Error(`${name} is not tracked`)
  return table
}

const select = (name: string, role: Role) =>
  tableOf(name).select_permissions.find((permission) => permission.role === role)?.permission

const columnsOf = (name: string, role: Role): readonly string[] => [...(select(name, role)?.columns ?? [])]

const mine = { creator_id: { _eq: 'X-Hasura-User-Id' } }
const ours = { company_id: { _eq: 'X-Hasura-Company-Id' } }

describe('rows that both a company and a creator can read', () => {
  test.each([
    'quest_run',
    'quest_bid',
    'quest_message',
    'quest_run_event',
    'quest_run_review',
    'mission_run',
    'mission_progress',
    'reward_claim',
    'key_campaign_participant',
    'program_membership',
    'program_answer',
    'program_demographics',
    'invitation',
    'submission',
    'code_claim',
    'key_match',
    'link',
    'link_click_day',
    'activation_day',
  ])('only the creator and the company of a row can read it in %s', (name) => {
    expect(select(name, 'creator')?.filter).toEqual(mine)
    expect(select(name, 'company')?.filter).toEqual(ours)
    expect(select(name, 'user')).toBeUndefined()
    expect(select(name, 'anonymous')).toBeUndefined()
  })

  test.each(['quest_bid', 'quest_run', 'mission_run', 'program_membership', 'submission', 'code_claim'])(
    'no role can write to %s, because only actions and workflows do so',
    (name) => {
      const { insert_permissions, update_permissions, delete_permissions } = tableOf(name)
      expect([...insert_permissions, ...update_permissions, ...delete_permissions]).toEqual([])
    },
  )

  test('a company can change nothing in its invitations except their auto-bidding', () => {
    const { insert_permissions, update_permissions, delete_permissions } = tableOf('invitation')
    expect([...insert_permissions, ...delete_permissions]).toEqual([])
    expect(
      update_permissions.map(({ role, permission }) => ({
        role,
        columns: permission.columns,
        filter: permission.filter,
      })),
    ).toEqual([
      { role: 'company', columns: ['auto_bid_max_cents', 'auto_bid_within', 'auto_bid_over'], filter: ours },
    ])
  })

  test('only tables whose rows users may count can be counted', () => {
    for (const name of [
      'quest_bid',
      'program_answer',
      'program_demographics',
      'shipping_address',
      'creator_kit',
      'content_day',
    ])
      expect(select(name, 'company')?.allow_aggregations ?? false, name).toBe(false)
  })
})

describe('columns and tables that only the company can read', () => {
  test.each([
    ['quest', ['budget_cents', 'auto_bid_max_cents', 'auto_bid_within', 'auto_bid_over']],
    ['requirement', ['creator_list_ids']],
    ['mission_reward', ['message', 'code_item_id']],
    ['creator_program', ['welcome_message', 'discord_url']],
    ['activation_code_stock', ['available', 'total']],
    ['key_offer', ['available', 'claimed', 'promised', 'total']],
    ['activation', ['version', 'created_by', 'review_note']],
    ['invitation', ['email']],
    ['quest_run', ['payment_id']],
    ['key_campaign_participant', ['screening', 'screened_at', 'version']],
  ] as const)('only the company can read these columns of %s: %s', (name, secret) => {
    for (const role of ['anonymous', 'user', 'creator'] as const)
      expect(
        columnsOf(name, role).filter((column) => secret.some((one) => one === column)),
        role,
      ).toEqual([])
  })

  test('everyone sees that an activation requires creators to be on a list, but not which list', () => {
    for (const role of ['anonymous', 'user', 'creator', 'company'] as const)
      expect(columnsOf('requirement', role), role).toContain('has_creator_lists')
  })

  test.each([
    'activation_code_item',
    'activation_whitelist',
    'key_acceptance',
    'key_set',
    'matchmaking',
    'matchmaking_item',
    'report_row',
    'channel_game',
    'channel_period',
    'game_day',
    'game_period',
  ])('only the company can read its rows of %s', (name) => {
    for (const role of ['anonymous', 'user', 'creator'] as const)
      expect(select(name, role), role).toBeUndefined()
  })

  test("no role can read invitation tokens, and a company cannot read a quest run's payout", () => {
    for (const role of roles) expect(columnsOf('invitation', role)).not.toContain('token_hash')
    expect(columnsOf('quest_run', 'company')).not.toContain('payout_id')
  })

  test.each(['creator_eligibility', 'link_click', 'insight_access', 'activation_guest'])(
    'no role can read %s',
    (name) => {
      for (const role of roles) expect(select(name, role), role).toBeUndefined()
    },
  )
})

describe('activations that other people can read', () => {
  const open = { is_shown_to_all: { _eq: true } }
  const openToCreator = {
    is_announced: { _eq: true },
    _or: [
      open,
      { accesses: { ...mine, status: { _eq: 'approved' } } },
      { guests: mine },
      { memberships: mine },
    ],
  }

  test('visitors and users see published public activations, but no quests', () => {
    for (const role of ['anonymous', 'user'] as const) {
      expect(select('activation', role)?.filter).toEqual(open)
      expect(select('quest', role)).toBeUndefined()
    }
    expect(select('activation', 'company')?.filter).toEqual({ _or: [ours, open] })
  })

  test('a creator also sees quests if they are approved for quests, and activations in which they are a guest', () => {
    expect(select('activation', 'creator')?.filter).toEqual(openToCreator)
  })

  test.each([
    'activation_game',
    'activation_tag',
    'activation_channel',
    'key_campaign',
    'mission',
    'creator_program',
  ])('the rows of %s can be read by everyone who can see the activation that they belong to', (name) => {
    for (const role of ['anonymous', 'user'] as const)
      expect(select(name, role)?.filter).toEqual({ activation: open })
    expect(select(name, 'creator')?.filter).toEqual({ activation: openToCreator })
  })

  test('the details of a quest can be read by its company and by creators who see its activation', () => {
    expect(select('quest', 'company')?.filter).toEqual({ activation: ours })
    expect(select('quest', 'creator')?.filter).toEqual({ activation: openToCreator })
  })
})

test("permissions use the computed flags of an activation's status, such as announced, and no list of statuses", () => {
  expect(JSON.stringify(tables)).not.toMatch(/"(upcoming|unpublished|waiting_for_company_verification)"/)
})

describe('data that participants of an activation can read', () => {
  test('a creator can read a creator kit once the key campaign accepts them or their quest is paid', () => {
    const filter = JSON.stringify(select('creator_kit', 'creator')?.filter)
    expect(filter).toContain('"_in":["accepted","claimed_key","submitted_content","completed"]')
    expect(filter).toContain('"_in":["CONTENTPRODUCTION","CONTENTREVIEW"')
    expect(filter.match(/X-Hasura-User-Id/g)).toHaveLength(2)
    expect(select('creator_kit', 'anonymous')).toBeUndefined()
    expect(select('creator_kit', 'company')?.filter).toEqual({ activation: ours })
  })

  test("a company can read a creator's postal address only if it must ship merchandise", () => {
    expect(select('shipping_address', 'company')?.filter).toEqual({
      _and: [ours, { mission_run: { claims: { reward: { kind: { _eq: 'merchandise' } } } } }],
    })
    expect(select('shipping_address', 'creator')?.filter).toEqual(mine)
  })

  test('unlisted content can be read only by its creator and the companies it was submitted to', () => {
    const listed = { visibility: { _eq: 'public' } }
    expect(select('content', 'anonymous')?.filter).toEqual(listed)
    expect(select('content', 'creator')?.filter).toEqual({ _or: [listed, mine] })
    expect(select('content', 'company')?.filter).toEqual({ _or: [listed, { submissions: ours }] })
  })

  test.each(['channel_content_day', 'game_day', 'game_period', 'channel_period', 'channel_game'])(
    'only companies whose plan has insights can read %s',
    (name) => {
      expect(JSON.stringify(select(name, 'company')?.filter)).toContain('insight_access')
    },
  )

  test.each(['creator_day', 'creator_period'])(
    '%s, which counts unlisted content, can be read by the creator but by no company',
    (name) => {
      expect(select(name, 'creator')?.filter).toEqual(mine)
      expect(select(name, 'company')).toBeUndefined()
    },
  )
})
