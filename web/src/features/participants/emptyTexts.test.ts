import { keyCampaignParticipantStages, missionRunStages, questRunStages } from '@questboard/domain'
import { expect, it } from 'vitest'
import { emptyKeyTable, emptyMissionTable, emptyQuestTable } from './emptyTexts.ts'

it('the empty tables of stages say how creators get there, each stage in its own words', () => {
  for (const texts of [
    Object.values(missionRunStages).map((stage) => emptyMissionTable(stage).text),
    Object.values(questRunStages).map((stage) => emptyQuestTable(stage).text),
    Object.values(keyCampaignParticipantStages).map((stage) => emptyKeyTable(stage).text),
  ])
    expect(new Set(texts).size).toBe(texts.length)
  expect(emptyMissionTable(missionRunStages.Review).title).toBe('Nothing to review')
})
