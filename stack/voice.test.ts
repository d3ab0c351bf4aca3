import { expect, it } from 'vitest'
import { createVoice } from './voice.ts'

it("a person who watches a program's output first sees the earlier output, and then new output as it arrives", () => {
  const heard: (string | Buffer)[] = []
  const voice = createVoice((words) => heard.push(words))
  voice.say('one')
  voice.say('two')
  expect(heard).toEqual([])
  voice.speakUp()
  voice.say('three')
  expect(heard).toEqual(['one', 'two', 'three'])
})
