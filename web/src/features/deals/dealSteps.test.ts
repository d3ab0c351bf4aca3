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

const open = {
  delivery_type: 'open',
  publish_from: null,
  publish_until: null,
  delivery_date: null,
  embargo_at: null,
} as const

describe('finding the next step of a deal', () => {
  it.each(all)(
    'a %s deal with the status %s has a label, and shows the next step unless the deal has ended',
    (kind, status) => {
      expect(statusWord(kind, status)).toMatch(/^[A-Z][a-z -]+$/)
      expect(statusWord(kind, status)).not.toBe(status)
      expect(nextStep({ kind, status }) === null).toBe(over.includes(status))
    },
  )

  it('a withdrawn offer is not listed as declined', () => {
    expect(statusWord('QUEST', 'BID_REJECTED', {}, 'withdrawn')).toBe('Withdrawn')
    expect(statusWord('QUEST', 'BID_REJECTED', {}, 'declined')).toBe('Declined')
  })

  it('the side that did not make an offer must answer it', () => {
    const run = (side: string) => ({
      kind: 'QUEST',
      status: 'COUNTER_BID',
      quest_run: { ...open, current_bid: { side } },
    })
    expect(nextStep(run('company'))).toEqual({ words: 'Answer offer', isMine: true })
    expect(nextStep(run('creator'))?.isMine).toBe(false)
  })

  it.each([
    [{}, 'Payout in progress', 'Payout on its way', false],
    [{ payout: 'processing' }, 'Payout in progress', 'Payout on its way', false],
    [{ dispute: 'possible' }, 'Payout held', 'Money held during the dispute period', false],
    [{ dispute: 'open' }, 'Payout held', 'Money held until the dispute is decided', false],
    [{ payout: 'failed' }, 'Payout failed', 'See what to do', true],
    [{ payout: 'unclaimed' }, 'Payout failed', 'See what to do', true],
  ])('a deal with the payout %o shows its status', (payload, badge, step, isMine) => {
    const deal = { kind: 'QUEST', status: 'PAYOUT', payload }
    expect(statusWord('QUEST', 'PAYOUT', payload)).toBe(badge)
    expect(nextStep(deal)).toEqual({ words: step, isMine })
  })

  it('a creator is asked to make a video public only after publishing opens', () => {
    const stepOf = (embargo_at: string | null) =>
      nextStep({
        kind: 'QUEST',
        status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        quest_run: { ...open, embargo_at },
      })
    expect(stepOf(null)).toEqual({ words: 'Make your video public', isMine: true })
    expect(stepOf('2099-01-01T00:00:00Z')).toEqual({
      words: 'Make your video public after {when}',
      values: { when: 'Jan 1, 2099, 01:00' },
      isMine: false,
    })
  })

  it('a creator is asked to answer an invitation, and after accepting it, to start the activation', () => {
    for (const kind of ['KEY', 'MISSION', 'QUEST']) {
      expect(nextStep({ kind, status: 'PENDING' })).toEqual({ words: 'Answer invitation', isMine: true })
      expect(nextStep({ kind, status: 'ACCEPTED' })?.isMine).toBe(true)
    }
  })
})

it('a deal of a quest links to the quest log, and every other deal links to its activation', () => {
  const place = { activation_id: 'a', quest_run_id: null }
  expect(dealAddress({ ...place, kind: 'QUEST', quest_run_id: 'r' })).toBe('/campaigns/quests/a/r')
  expect(dealAddress({ ...place, kind: 'QUEST' })).toBe('/campaigns/quests/a')
  expect(dealAddress({ ...place, kind: 'MISSION' })).toBe('/missions/a')
  expect(dealAddress({ ...place, kind: 'KEY' })).toBe('/campaigns/a')
})
