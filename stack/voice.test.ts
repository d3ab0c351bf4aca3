import { expect, it } from 'vitest'
import { createVoice } from './voice.ts'

it('the output from before is shown first, then all output as it comes', () => {
  const heard: (string | Buffer)[] = []
  const voice = createVoice((words) => heard.push(words))
  voice.say('one')
  voice.say('two')
  expect(heard).toEqual([])
  voice.speakUp()
  voice.say('three')
  expect(heard).toEqual(['one', 'two', 'three'])
})
