import { constraints, deletionConstraints } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activation as a, given } from '../support/activations.ts'
import { createDatabase, type Scratch } from '../support/database.ts'
import { market } from '../support/market.ts'
import { readTables } from '../support/metadata.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { item } = market

const away = (table: string, id: string): string => `DELETE FROM ${table} WHERE id = '${id}'`
const run = { means: 'in-use-by-creators' } as const

const rules: readonly Rule[] = [
  {
    rule: 'an item that a campaign gives out cannot be deleted',
    given: given.draftCampaign,
    broken: away('code_item', item),
    by: 'activation_code_item_code_item_id_fkey',
    means: 'in-use',
  },
  {
    rule: 'an item that is a reward cannot be deleted',
    given: `${given.draftMission}; INSERT INTO mission_reward (id, mission_id, kind, code_item_id, quantity) VALUES ('${a.list}', '${a.mission}', 'code', '${item}', 1);
      INSERT INTO mission_reward_channel (reward_id, distribution_channel_id) VALUES ('${a.list}', 'steam')`,
    broken: away('code_item', item),
    by: 'mission_reward_code_item_id_fkey',
    means: 'in-use',
  },
  {
    rule: 'a key campaign with participants cannot be deleted',
    given: given.participant('pending'),
    broken: away('activation', a.campaign),
    by: 'key_campaign_participant_campaign_id_fkey',
    ...run,
  },
  {
    rule: 'a quest with runs cannot be deleted',
    given: given.questRun,
    broken: away('activation', a.quest),
    by: 'quest_run_quest_id_fkey',
    ...run,
  },
  {
    rule: 'a mission with runs cannot be deleted',
    given: given.missionRun,
    broken: away('activation', a.mission),
    by: 'mission_run_mission_id_fkey',
    ...run,
  },
  {
    rule: 'a Creator Program with members cannot be deleted',
    given: given.membership,
    broken: away('activation', a.program),
    by: 'program_membership_program_id_fkey',
    ...run,
  },
  {
    rule: 'a criterion with progress cannot be deleted',
    given: given.missionRun,
    broken: away('mission_criterion', a.criterion),
    by: 'mission_progress_criterion_id_fkey',
    ...run,
  },
  {
    rule: 'a criterion with submitted content cannot be deleted',
    given: `${given.missionRun}; INSERT INTO submission (mission_run_id, criterion_id, url) VALUES ('${a.missionRun}', '${a.criterion}', 'https://x.example/1');
      SET CONSTRAINTS ALL IMMEDIATE; DELETE FROM mission_progress`,
    broken: away('mission_criterion', a.criterion),
    by: 'submission_criterion_id_fkey',
    ...run,
  },
  {
    rule: 'a claimed reward cannot be deleted',
    given: `${given.missionRun}; ${given.moveMissionRun('review', 'claimReward')}; ${given.claimReward}`,
    broken: away('mission_reward', a.reward),
    by: 'reward_claim_reward_id_fkey',
    ...run,
  },
]

describe('rows that cannot be deleted because other rows depend on them', () =>
  testRules(rules, deletionConstraints))

describe('rows that can be deleted because no other row depends on them', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await createDatabase()
  })
  afterAll(() => scratch.drop())

  /** Runs refer to these rows too, so another constraint fires first. A claimed code has its own guard. */
  const behindOthers = [
    'code_claim_activation_id_fkey',
    'code_claim_code_id_fkey',
    'code_claim_replaces_code_id_fkey',
    'submission_activation_id_fkey',
  ]

  test('the error for a refused delete gives the reason, even if the row that prevents the delete is several tables away', async () => {
    const deletable = readTables()
      .filter((file) => file.delete_permissions.length > 0)
      .map((file) => file.table.name)
    expect(deletable.length).toBeGreaterThan(20)
    const { rows } = await scratch.client.query<{ name: string }>(
      `WITH RECURSIVE gone (name) AS (
         SELECT unnest($1::text[])::regclass
         UNION SELECT conrelid::regclass FROM pg_constraint JOIN gone ON confrelid = name WHERE contype = 'f' AND confdeltype = 'c')
       SELECT conname AS name FROM gone JOIN pg_constraint ON confrelid = gone.name
        WHERE contype = 'f' AND confdeltype IN ('r', 'a') AND conparentid = 0 ORDER BY 1`,
      [deletable],
    )
    const keeping = rows.map(({ name }) => name)
    expect(keeping).toEqual(expect.arrayContaining(Object.keys(deletionConstraints)))
    expect(keeping.filter((name) => !(name in constraints) && !behindOthers.includes(name))).toEqual([])
  })
})
