/** Checks American spelling with cspell's dictionaries and our own words. */
import { spellCheckDocument } from 'cspell-lib'
import { knownWords } from './knownWords.ts'
import type { Prose } from './prose.ts'

/**
 * Documents are joined and checked together, because cspell needs a second for each document, no matter how short it
 * is.
 */
const separator = '\n'

const bare = ({ words }: Prose): string => words.replace(/`[^`]*`|https?:\S+/g, ' ')

/** Finds the unknown words of each piece of text. */
export async function misspelled(prose: readonly Prose[]): Promise<ReadonlyMap<Prose, readonly string[]>> {
  const texts = prose.map(bare)
  const { issues } = await spellCheckDocument(
    { uri: 'prose.txt', text: texts.join(separator), languageId: 'plaintext', locale: 'en-US' },
    { noConfigSearch: true, generateSuggestions: false },
    {
      dictionaries: ['typescript', 'node', 'softwareTerms', 'sql', 'css', 'html', 'companies'],
      words: [...knownWords],
      maxNumberOfProblems: 10_000,
      maxDuplicateProblems: 10_000,
    },
  )
  const found = new Map<Prose, string[]>()
  let [index, end] = [0, texts[0]?.length ?? 0]
  for (const { text, offset } of issues) {
    while (offset > end) {
      index += 1
      end += separator.length + (texts[index]?.length ?? 0)
    }
    const piece = prose[index]
    if (piece) found.set(piece, [...(found.get(piece) ?? []), text])
  }
  return found
}
