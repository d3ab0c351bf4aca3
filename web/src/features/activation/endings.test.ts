import { activationKinds } from '@questboard/domain'
import { expect, test } from 'vitest'
import { endings } from './endings.ts'

test('ending an activation ends all participation in it, but agreed and paid work in a quest continues', () => {
  expect(endings.MISSION.end).toContain('Unfinished work is declined')
  expect(endings.MISSION.close).toContain('Unfinished work is canceled')
  const goesOn = activationKinds.filter((kind) =>
    endings[kind].close.includes('Agreed and paid Quests continue'),
  )
  expect(goesOn).toEqual(['QUEST'])
})
