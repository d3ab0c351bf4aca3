import { keyCampaignParticipantStages, missionRunStages, questRunStages } from '@questboard/domain'
import { expect, it } from 'vitest'
import { emptyKeyTable, emptyMissionTable, emptyQuestTable } from './emptyTexts.ts'

it('the empty table of each stage explains how creators get to this stage', () => {
  for (const texts of [
    Object.values(missionRunStages).map((stage) => emptyMissionTable(stage).text),
    Object.values(questRunStages).map((stage) => emptyQuestTable(stage).text),
    Object.values(keyCampaignParticipantStages).map((stage) => emptyKeyTable(stage).text),
  ])
    expect(new Set(texts).size).toBe(texts.length)
  expect(emptyMissionTable(missionRunStages.Review).title).toBe('Nothing to review')
})
