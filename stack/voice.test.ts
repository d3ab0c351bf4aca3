import { expect, it } from 'vitest'
import { createVoice } from './voice.ts'

it('what was said before is heard first, then all of it as it is said', () => {
  const heard: (string | Buffer)[] = []
  const voice = createVoice((words) => heard.push(words))
  voice.say('one')
  voice.say('two')
  expect(heard).toEqual([])
  voice.speakUp()
  voice.say('three')
  expect(heard).toEqual(['one', 'two', 'three'])
})
