/** The rules of docs/voice.md that a program can check. */
import type { Kind, Prose } from './prose.ts'

type Rule = { pattern: RegExp; instead: string; kinds?: readonly Kind[] }

const rules: readonly Rule[] = [
  {
    // The sentence can begin after markup, and it can be a question.
    pattern: /^[#>*|\s-]*(?:What|Who|Whose|Which|How|Where|Whether|Whoever)\b(?![^|]*\?)/,
    instead: 'begin with the thing itself',
    kinds: ['comment', 'document'],
  },
  { pattern: /^(?:describe|it|should)\b/, instead: 'a sentence about the product', kinds: ['title'] },
  { pattern: /\bwhoever\b/i, instead: 'a creator, a member, anyone' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bnought\b/i, instead: 'zero' },
  { pattern: /\balike\b/i, instead: 'the same way' },
  { pattern: /\bso (?:many|much)\b/i, instead: 'a number, “how many”' },
  {
    pattern: /\b(?:is|are|was|were|be|been) (?:told|said|asked for|heard)\b/i,
    instead: 'is notified, reads, is required',
  },
  { pattern: /\bhears? of\b/i, instead: 'is notified' },
  { pattern: /\b(?:somebody|nobody|everybody|anybody)\b/i, instead: 'a creator, the company, no one' },
  { pattern: /\bfor good\b/i, instead: 'permanently' },
  { pattern: /\blook(?:s|ed|ing)? (?:over|upon)\b/i, instead: 'review, check' },
  { pattern: /\b(?:mend|mended|mends)\b/i, instead: 'fix' },
  { pattern: /\b(?:put|puts|set|sets) aside\b/i, instead: 'hold' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically', kinds: ['text', 'document'] },
  { pattern: /\bnot any ?more\b|\bno more\b(?! than)/i, instead: 'no longer', kinds: ['text'] },
  { pattern: /\bonce more\b/i, instead: 'again' },
  { pattern: /\bin time\b(?! zone)/i, instead: 'before the deadline', kinds: ['text', 'document'] },
  { pattern: /\b(?:its|the|their) time is (?:over|up)\b/i, instead: 'the deadline has passed' },
  {
    pattern: /\bof (?:its|their|your|his|her) own\b/i,
    instead: 'its own …, before the noun',
    kinds: ['text'],
  },
]

export const broken = ({ kind, words }: Prose): string[] =>
  rules
    .filter(({ kinds }) => !kinds || kinds.includes(kind))
    .flatMap(({ pattern, instead }) => {
      const [match] = pattern.exec(words) ?? []
      return match === undefined ? [] : [`“${match}”: ${instead}`]
    })

const wordsInParagraph = 110

/** Finds paragraphs that are too long, because readers lose the thread. */
export function tooLong({ file, kind, words }: Prose): string[] {
  const count = words.split(' ').length
  const isBound = kind === 'document' && file.startsWith('docs/')
  return isBound && count > wordsInParagraph
    ? [`a paragraph of ${count} words, of at most ${wordsInParagraph}`]
    : []
}
