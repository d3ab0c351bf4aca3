import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Inline, type Passage, parsePassages } from './parsePassages.ts'

const depthOfInline = (part: Inline): number =>
  'parts' in part ? 1 + Math.max(0, ...part.parts.map(depthOfInline)) : 1

const depthOf = (passage: Passage): number => {
  if ('parts' in passage) return 1 + Math.max(0, ...passage.parts.map(depthOfInline))
  const inside = passage.kind === 'quote' ? passage.passages : passage.items.flat()
  return 1 + Math.max(0, ...inside.map(depthOf))
}

const wordsOfInline = (part: Inline): string =>
  'parts' in part ? part.parts.map(wordsOfInline).join('') : part.text

const wordsOf = (passage: Passage): string => {
  if ('parts' in passage) return passage.parts.map(wordsOfInline).join('')
  return (passage.kind === 'quote' ? passage.passages : passage.items.flat()).map(wordsOf).join('\n')
}

/** Fragments of Markdown, combined at random. */
const pieces = [
  ...[
    '>',
    '> ',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '9) ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '# ',
    '=',
    '---\n',
    '```',
    '~~~',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '``',
    '[',
    ']',
    '![',
    '](',
    ')',
    '(',
    '<',
    '>',
    '&amp;',
    '&',
    '\\',
    '"',
    "'",
  ],
  ...[
    'https://a.example',
    'mailto:a@b.example',
    'javascript:x',
    '<https://a.example>',
    '[a]: b\n',
    'a',
    ' ',
    'word',
  ],
]

const text = (length: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: length }).map((parts) => parts.join(''))

describe('reading rich text with any content', () => {
  it('`parsePassages` limits the nesting of any text', () => {
    fc.assert(
      fc.property(fc.oneof(text(200), fc.string({ unit: 'binary-ascii', maxLength: 200 })), (source) => {
        for (const passage of parsePassages(source)) expect(depthOf(passage)).toBeLessThan(40)
      }),
      { numRuns: 200 },
    )
  })

  it('`parsePassages` loses no words of a text, however deeply it is nested', () => {
    const nest = fc.array(fc.constantFrom('> ', '- ', '1. ', '**', '_', '['), { maxLength: 60 })
    fc.assert(
      fc.property(nest, (marks) => {
        expect(
          parsePassages(`${marks.join('')}kept`)
            .map(wordsOf)
            .join('\n'),
        ).toContain('kept')
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ...pieces,
    ...[
      '*a ',
      '**a',
      'a*',
      'a**b',
      '*a_',
      '[a](',
      '[a][',
      '[](',
      '`a``b```c',
      '<a:',
      '[*](a)',
      '*_',
      '[[a](b)',
    ],
    ...['- a\n', '> a\n', 'a\n=\n', 'a\n\n', '-\n', '>\t', '![[]()', '[a](<b', '[a](b "', '* * *\n', '# a\n'],
  ])('`parsePassages` finishes when sixty thousand characters repeat %j', (piece) => {
    // If the running time was quadratic, some of these inputs would take minutes, far longer than the test's timeout.
    const source = piece.repeat(Math.ceil(60_000 / piece.length))
    const words = parsePassages(source).map(wordsOf).join('')
    expect(words.length).toBeLessThanOrEqual(source.length)
  })

  it('`parsePassages` limits the nesting of alternating emphasis marks', () => {
    const source = `${'**a _b '.repeat(2000)}${'_ **'.repeat(2000)}`
    for (const passage of parsePassages(source)) expect(depthOf(passage)).toBeLessThan(40)
  })
})
