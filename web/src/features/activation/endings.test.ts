import { activationKinds } from '@questboard/domain'
import { expect, test } from 'vitest'
import { endings } from './endings.ts'

test('a company reads what an end does to creators under way: only a Quest goes on as it was agreed', () => {
  expect(endings.MISSION.end).toContain('not finished is declined')
  expect(endings.MISSION.close).toContain('not finished is canceled')
  const goesOn = activationKinds.filter((kind) =>
    endings[kind].close.includes('What is agreed or paid goes on'),
  )
  expect(goesOn).toEqual(['QUEST'])
})
