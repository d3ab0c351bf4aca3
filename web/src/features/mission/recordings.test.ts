import { expect, it } from 'vitest'
import { mergeRecordings } from './recordings.ts'

const at = (minutes: number) => new Date(Date.parse('2026-03-10T12:00:00Z') + minutes * 60_000).toISOString()
const stream = { id: 'stream', connection_id: 'c1', type: 'STREAM', published_at: at(0) }
const recording = { id: 'recording', connection_id: 'c1', type: 'VOD', published_at: at(5) }
const all = () => true
const ids = (content: readonly (typeof stream)[], counts: (piece: typeof stream) => boolean = all) =>
  mergeRecordings(content, counts).map(({ id }) => id)

it('a stream and its recording are listed once', () => {
  expect(ids([recording, stream])).toEqual(['stream'])
  expect(ids([recording])).toEqual(['recording'])
})

it('a recording is listed instead of its stream if only the recording shows a game of the mission', () => {
  expect(ids([stream, recording], ({ id }) => id === 'recording')).toEqual(['recording'])
})

it('recordings of other channels and of other streams are listed separately', () => {
  expect(ids([stream, { ...recording, connection_id: 'c2' }])).toHaveLength(2)
  expect(ids([stream, { ...recording, published_at: at(31) }])).toHaveLength(2)
  expect(ids([stream, { ...stream, id: 'next', published_at: at(10) }])).toHaveLength(2)
})
