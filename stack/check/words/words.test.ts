import { describe, expect, it } from 'vitest'
import { proseOf } from './prose.ts'
import { problemsOf } from './words.ts'

const found = (file: string, text: string) => problemsOf(proseOf(file, text))

describe('the check that reads all words of the project', () => {
  it('the check of words names the file, the line and a better word', async () => {
    expect(await found('web/src/lib/days.ts', 'const a = 1\n// Nobody answers anew.\n')).toEqual([
      'web/src/lib/days.ts:2 “anew”: again',
      'web/src/lib/days.ts:2 “Nobody”: a creator, the company, no one',
    ])
  })

  it('the check of words reads comments in all languages of the project, and error messages in SQL', async () => {
    for (const [file, text] of [
      ['moves/src/a.ts', '/** Whoever pays. */'],
      ['hasura/a.sql', '-- Whoever pays.'],
      ['hasura/a.sql', "COMMENT ON TABLE a IS 'Whoever pays.';"],
      ['hasura/a.sql', "PERFORM refuse('a_paid', format('whoever pays %s', a));"],
      ['hasura/a.sql', "EXECUTE FUNCTION guard_move('status', 'whoever pays');"],
      ['web/src/a.css', '/* Whoever pays. */'],
      ['hasura/a.graphql', '"""Whoever pays."""'],
    ] as const)
      expect((await found(file, text)).length, `${file} ${text}`).toBeGreaterThan(0)
  })

  it('the check of words reads test titles, but not code in them', async () => {
    expect(await found('moves/src/a.test.ts', "it('is told once more', () => {})")).not.toEqual([])
    expect(await found('moves/src/a.test.ts', "it('`nobody` returns null', () => {})")).toEqual([])
    expect(await found('moves/src/a.ts', "send('is told once more')")).toEqual([])
  })

  it('the check of words reads texts on screen, but not URLs or class names', async () => {
    expect(await found('web/src/a.tsx', 'const a = <p>Nobody is here yet</p>')).not.toEqual([])
    expect(await found('web/src/a.tsx', 'const a = <p className="nobody here" />')).toEqual([])
  })

  it('the check of words finds misspellings, wrong articles and repeated words', async () => {
    expect(await found('docs/a.md', 'The colour is the the same as an banner.')).toEqual([
      'docs/a.md:1 Unexpected repeated `the`, remove one occurrence',
      'docs/a.md:1 Unexpected article `an` before `banner`, expected `a`',
      'docs/a.md:1 unknown word “colour” (docs/voice.md, “Spelling”)',
    ])
  })

  it('the check of words allows at most 110 words in a paragraph of a document', async () => {
    expect(await found('docs/a.md', 'word '.repeat(110))).not.toContainEqual(
      expect.stringContaining('paragraph'),
    )
    expect(await found('docs/a.md', `${'one two '.repeat(55)}three`)).toContain(
      'docs/a.md:1 a paragraph of 111 words, of at most 110',
    )
  })

  it('the check of words joins the lines of an SQL or GraphQL comment, but not comments with an empty line between them', () => {
    const wordsOf = (file: string, text: string) => proseOf(file, text).map(({ words }) => words)
    expect(wordsOf('a.sql', '-- Counts all\n-- the rows.\n\n-- Another.\n')).toEqual([
      'Counts all the rows.',
      'Another.',
    ])
    expect(wordsOf('a.graphql', '# Counts all\n# the rows.\n\n# Another.\n')).toEqual([
      'Counts all the rows.',
      'Another.',
    ])
    expect(proseOf('a.sql', 'SELECT 1;\n  -- Second.\n')).toMatchObject([{ line: 2 }])
  })

  it('the check of words does not read code in documents', async () => {
    expect(await found('docs/a.md', 'Run `nobody anew` now.\n\n```sh\nwhoever asks\n```\n')).toEqual([])
  })
})
