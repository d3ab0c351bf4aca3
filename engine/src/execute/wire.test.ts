import { expect, test } from 'vitest'
import { encodeBatch } from './wire.ts'

function messagesIn(buffer: Buffer): string[] {
  const found: string[] = []
  for (let at = 0; at < buffer.length; ) {
    const length = buffer.readInt32BE(at + 1)
    found.push(String.fromCharCode(buffer[at] ?? 0) + buffer.toString('latin1', at + 5, at + 1 + length))
    at += 1 + length
  }
  return found
}

test('`encodeBatch` sends the messages of a new statement in order: parse, bind, execute, then one Sync', () => {
  const batch = encodeBatch([], [{ name: 'e1', parse: 'select $1', values: ['a'] }])
  expect(messagesIn(batch)).toEqual([
    'Pe1\0select $1\0\0\0',
    'B\0e1\0\0\0\0\x01\0\0\0\x01a\0\0',
    'E\0\0\0\0\0',
    'S',
  ])
})

test('`encodeBatch` closes dropped statements first and uses a known statement by its name', () => {
  const batch = encodeBatch(['e0'], [{ name: 'e1', parse: undefined, values: [] }])
  expect(messagesIn(batch)).toEqual(['CSe0\0', 'B\0e1\0\0\0\0\0\0\0', 'E\0\0\0\0\0', 'S'])
})

test('`encodeBatch` writes the correct lengths for nulls, empty texts and non-ASCII texts', () => {
  const batch = encodeBatch([], [{ name: '', parse: 'sélect', values: [null, '', 'żółw'] }])
  const [parse, bind] = messagesIn(batch)
  expect(Buffer.from(parse ?? '', 'latin1').toString()).toBe('P\0sélect\0\0\0')
  expect(Buffer.from(bind ?? '', 'latin1')).toEqual(
    Buffer.concat([
      Buffer.from('B\0\0\0\0\0\x03', 'latin1'),
      Buffer.from([255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 7]),
      Buffer.from('żółw\0\0'),
    ]),
  )
})
