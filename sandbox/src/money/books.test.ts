import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openBooks } from './books.ts'

const folder = mkdtempSync(join(tmpdir(), 'questboard-books-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schema = z.object({
  payouts: z.record(z.string(), z.object({ cents: z.number() })),
  untaken: z.record(z.string(), z.string()),
})

let vendor = ''
let count = 0
beforeEach(() => {
  vi.stubEnv('DATA_DIR', folder)
  count += 1
  vendor = `vendor${count}`
})
const open = () => openBooks(vendor, schema, { payouts: {}, untaken: {} })
const file = () => join(folder, vendor, 'books.jsonl')

it("after a restart, the sandbox's money file has each row once, with its last change", () => {
  const { books, note, save } = open()
  books.payouts.one = { cents: 1 }
  books.untaken.event = 'of one'
  note('payouts', 'one')
  note('untaken', 'event')
  save()
  books.payouts.one.cents = 2
  delete books.untaken.event
  note('payouts', 'one')
  note('untaken', 'event')
  save()
  expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(4)
  expect(open().books).toEqual({ payouts: { one: { cents: 2 } }, untaken: {} })
  expect(readFileSync(file(), 'utf8')).toBe('["payouts","one",{"cents":2}]\n')
})

it('the sandbox saves only the rows that changed to its money file', () => {
  const { books, note, save } = open()
  for (let each = 0; each < 1000; each += 1) {
    books.payouts[`p${each}`] = { cents: each }
    note('payouts', `p${each}`)
  }
  save()
  const before = readFileSync(file(), 'utf8')
  books.payouts.p7 = { cents: 8 }
  note('payouts', 'p7')
  save()
  save()
  expect(readFileSync(file(), 'utf8')).toBe(`${before}["payouts","p7",{"cents":8}]\n`)
})

it('`atOnce` saves all changes of a function together at its end, including changes made before an error', () => {
  const { books, note, save, atOnce } = open()
  const pay = (id: string, cents: number) => {
    books.payouts[id] = { cents }
    note('payouts', id)
    save()
  }
  atOnce(() => {
    pay('one', 1)
    expect(readFileSync(file(), 'utf8')).toBe('')
    pay('two', 2)
  })
  const refused = () =>
    atOnce(() => {
      pay('three', 3)
      throw new Error('refused')
    })
  expect(refused).toThrow('refused')
  expect(Object.keys(open().books.payouts)).toEqual(['one', 'two', 'three'])
})

it('after a crash, the sandbox ignores a line in its money file that is only half written', () => {
  const { books, note, save } = open()
  books.payouts.one = { cents: 1 }
  note('payouts', 'one')
  save()
  appendFileSync(file(), '["payouts","two",{"ce')
  expect(open().books.payouts).toEqual({ one: { cents: 1 } })
})
