import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headOf, linesOf } from './csv.ts'
import { type Filter, readDays, readRange, whereOf, writeEnds } from './filters.ts'
import { held, moved, plainLayout, readLayout, resized, toggled } from './layout.ts'
import { all, countChosen, isChosen, none, turn } from './selection.ts'
import { nextSort, readView, type View, writeView } from './view.ts'

const known = { sortable: ['amount', 'due'], filters: ['status', 'price'] }

describe('filters and sorting of a table in the URL', () => {
  it("a table's filters and sorting are the same after they are written to the URL and read back", () => {
    const word = fc.string({ maxLength: 20 })
    fc.assert(
      fc.property(word, word, fc.constantFrom('asc', 'desc'), (search, status, direction) => {
        const view: View = {
          search,
          sort: { column: 'due', direction },
          filters: status === '' ? {} : { status },
        }
        const address = writeView(new URLSearchParams('section=offers'), view, known).toString()
        expect(readView(new URLSearchParams(address), known)).toEqual(view)
        expect(address).toContain('section=offers')
      }),
    )
  })

  it('a table ignores unknown URL parameters and writes only what the user selected', () => {
    expect(readView(new URLSearchParams('sort=-secret&colour=red'), known)).toEqual({
      search: '',
      sort: null,
      filters: {},
    })
    expect(
      writeView(new URLSearchParams('q=a&status=x'), { search: '', sort: null, filters: {} }, known).size,
    ).toBe(0)
  })

  it("sorting a table's column changes from ascending to descending to the default", () => {
    const plain = { search: '', sort: null, filters: {} }
    const up = nextSort(plain, 'due')
    expect(up).toEqual({ column: 'due', direction: 'asc' })
    const down = nextSort({ ...plain, sort: up }, 'due')
    expect(down).toEqual({ column: 'due', direction: 'desc' })
    expect(nextSort({ ...plain, sort: down }, 'due')).toBeNull()
    expect(nextSort({ ...plain, sort: down }, 'amount')).toEqual({ column: 'amount', direction: 'asc' })
  })
})

describe('filtering the rows of a table', () => {
  const status: Filter<object> = {
    kind: 'choice',
    id: 'status',
    title: 'Status',
    choices: [
      { value: 'A', label: 'First' },
      { value: 'B', label: 'Second' },
    ],
    where: (values) => ({ status: { _in: values } }),
  }

  it("a table's filter sends only selected values that the table knows", () => {
    expect(whereOf(status, 'B,A,secret')).toEqual({ status: { _in: ['A', 'B'] } })
    expect(whereOf(status, 'secret')).toBeNull()
  })

  it('a range filter of a table can have only a lower or only an upper limit', () => {
    expect(readRange('100..')).toEqual({ from: 100, to: null })
    expect(readRange('..2.5')).toEqual({ from: null, to: 2.5 })
    expect(readRange('cheap..')).toEqual({ from: null, to: null })
    expect(writeEnds({ from: null, to: null })).toBe('')
    expect(writeEnds(readRange('0..7'))).toBe('0..7')
  })

  it('a date filter of a table ignores values that are not dates', () => {
    expect(readDays('2026-11-22..2026-02-31x')).toEqual({ from: '2026-11-22', to: null })
  })
})

describe('selected rows of a table', () => {
  it('a selection contains some rows, or all rows with exceptions, however long the list is', () => {
    const two = turn(turn(none, 'a'), 'b')
    expect(countChosen(two, 100)).toBe(2)
    expect(isChosen(turn(two, 'a'), 'a')).toBe(false)
    const allButOne = turn(all, 'a')
    expect(countChosen(allButOne, 12_345)).toBe(12_344)
    expect([isChosen(allButOne, 'a'), isChosen(allButOne, 'b')]).toEqual([false, true])
    expect(countChosen(turn(allButOne, 'a'), 12_345)).toBe(12_345)
  })
})

describe('export of a table as CSV', () => {
  const columns = [
    { title: 'Creator', text: (row: string) => row },
    { title: 'Note, short', text: () => 'line\nbreak' },
  ]

  it('the CSV export keeps commas, quotes and line breaks inside their cells', () => {
    expect(headOf(columns)).toBe('\uFEFFCreator,"Note, short"\r\n')
    expect(linesOf(columns, ['The "Owl"'])).toBe('"The ""Owl""","line\nbreak"\r\n')
  })

  it('the CSV export never contains a formula', () => {
    for (const name of ['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1'])
      expect(linesOf(columns.slice(0, 1), [name]).replace(/^"/, '')).toMatch(/^'/)
  })
})

describe('arranging the columns of a table', () => {
  const columns = [
    { id: 'name', width: 300 },
    { id: 'due', width: 130 },
    { id: 'amount', width: 90 },
    { id: 'note', width: 200, isExtra: true as const },
  ]
  const plain = plainLayout(columns)

  it('a table shows its columns in order, without the optional ones', () => {
    expect(plain.map(({ id }) => id)).toEqual(['name', 'due', 'amount'])
  })

  it('a table at first shows as many columns as fit next to each other, in their order', () => {
    const wide = [
      ...columns.slice(0, 3),
      { id: 'views', width: 500 },
      { id: 'likes', width: 100 },
      { id: 'days', width: 10 },
    ]
    expect(plainLayout(wide).map(({ id }) => id)).toEqual(['name', 'due', 'amount', 'views'])
    expect(plainLayout([{ id: 'name', width: 2000 }])).toEqual([{ id: 'name' }])
  })

  it('making a column wider does not change the width of the others', () => {
    const drawn = new Map([
      ['name', 412.4],
      ['due', 161],
    ])
    expect(resized(held(plain, drawn), 'due', 170)).toEqual([
      { id: 'name', width: 412 },
      { id: 'due', width: 170 },
      { id: 'amount' },
    ])
  })

  it('columns of a table can be shown, hidden, moved and resized, but the first one stays first', () => {
    expect(toggled(plain, 'due').map(({ id }) => id)).toEqual(['name', 'amount'])
    expect(toggled(plain, 'note').map(({ id }) => id)).toEqual(['name', 'due', 'amount', 'note'])
    expect(moved(plain, 'amount', -1).map(({ id }) => id)).toEqual(['name', 'amount', 'due'])
    expect(moved(plain, 'due', -1)).toEqual(plain)
    expect(moved(plain, 'amount', 1)).toEqual(plain)
    expect(resized(plain, 'due', 7)[1]).toEqual({ id: 'due', width: 48 })
  })

  it('a saved layout of columns shows only columns that still exist', () => {
    expect(readLayout([{ id: 'gone' }, { id: 'due', width: 99 }], columns)).toEqual([
      { id: 'name' },
      { id: 'due', width: 99 },
    ])
    expect(readLayout({ not: 'a list' }, columns)).toEqual(plain)
  })
})
