import {
  type DealKind,
  keyCampaignParticipantStages,
  missionRunStages,
  missionRunStatuses,
  questRunStages,
  questRunStatuses,
} from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { dealAddress, nextStep } from './dealSteps.ts'
import { statusWord } from './statusWords.ts'

const over: readonly string[] = [
  ...questRunStages.Ended,
  ...keyCampaignParticipantStages.Ended,
  ...missionRunStages.Completed.filter((status) => status !== 'claimReward'),
]
const all: [DealKind, string][] = [
  ...questRunStatuses.map((status): [DealKind, string] => ['QUEST', status]),
  ...missionRunStatuses.map((status): [DealKind, string] => ['MISSION', status]),
  ...Object.values(keyCampaignParticipantStages)
    .flat()
    .map((status): [DealKind, string] => ['KEY', status]),
]

describe('what comes next', () => {
  it.each(all)('a %s that is %s has a name, and a next step as long as it is not over', (kind, status) => {
    expect(statusWord(kind, status)).toMatch(/^[A-Z][a-z -]+$/)
    expect(statusWord(kind, status)).not.toBe(status)
    expect(nextStep({ kind, status }) === null).toBe(over.includes(status))
  })

  it('an offer is answered by the side that did not make it', () => {
    const run = (side: string) => ({
      kind: 'QUEST',
      status: 'COUNTER_BID',
      quest_run: { current_bid: { side } },
    })
    expect(nextStep(run('company'))).toEqual({ words: 'Answer the offer', isMine: true })
    expect(nextStep(run('creator'))?.isMine).toBe(false)
  })

  it.each([
    [{}, 'Payout under way', 'Your payout is on its way', false],
    [{ payout: 'processing' }, 'Payout under way', 'Your payout is on its way', false],
    [{ dispute: 'possible' }, 'Payout held', 'The money is held while the content can be disputed', false],
    [{ dispute: 'open' }, 'Payout held', 'The money is held until the dispute is decided', false],
    [{ payout: 'failed' }, 'Payout failed', 'See why your payout did not arrive', true],
    [{ payout: 'unclaimed' }, 'Payout failed', 'See why your payout did not arrive', true],
  ])('a payout of which %o is known says so', (payload, badge, step, isMine) => {
    const deal = { kind: 'QUEST', status: 'PAYOUT', payload }
    expect(statusWord('QUEST', 'PAYOUT', payload)).toBe(badge)
    expect(nextStep(deal)).toEqual({ words: step, isMine })
  })

  it('an invitation is answered, and what was accepted is begun', () => {
    for (const kind of ['KEY', 'MISSION', 'QUEST']) {
      expect(nextStep({ kind, status: 'PENDING' })).toEqual({ words: 'Answer the invitation', isMine: true })
      expect(nextStep({ kind, status: 'ACCEPTED' })?.isMine).toBe(true)
    }
  })
})

it('leads on to the quest log, and to the page of anything else', () => {
  const place = { activation_id: 'a', quest_run_id: null }
  expect(dealAddress({ ...place, kind: 'QUEST', quest_run_id: 'r' })).toBe('/campaigns/quests/a/r')
  expect(dealAddress({ ...place, kind: 'QUEST' })).toBe('/campaigns/quests/a')
  expect(dealAddress({ ...place, kind: 'MISSION' })).toBe('/missions/a')
  expect(dealAddress({ ...place, kind: 'KEY' })).toBe('/campaigns/a')
})
