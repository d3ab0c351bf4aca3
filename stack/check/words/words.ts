/** `npm run check -- words` checks that comments, test titles, texts on screen and documents follow docs/voice.md. */

import english from 'retext-english'
import indefiniteArticle from 'retext-indefinite-article'
import repeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Check } from '../check.ts'
import { listFiles, readText } from '../files.ts'
import { exceptions } from './exceptions.ts'
import { type Prose, proseOf } from './prose.ts'
import { broken, tooLong } from './rules.ts'
import { misspelled } from './spelling.ts'

const isRead = (file: string): boolean =>
  /\.(ts|tsx|mjs|sql|css|graphql|md)$/.test(file) &&
  !/(^|\/)generated(\/|\.ts$)|^schema\.graphql$|^engine\/test\/cases\//.test(file)

const grammar = unified().use(english).use(repeatedWords).use(indefiniteArticle)

/** Replaces code in a sentence. Otherwise the words around it could be reported as a repetition or a wrong article. */
const placeholder = '…'

function grammarProblems(words: string): readonly string[] {
  const file = new VFile(words.replace(/`[^`]*`|\$?\{[^}]*\}|%\w/g, placeholder))
  grammar.runSync(grammar.parse(file), file)
  return file.messages.map(({ reason }) => reason)
}

const isExcepted = ({ file, words }: Prose, problem: string): boolean =>
  exceptions.some((each) => file.startsWith(each.file) && `${words} ${problem}`.includes(each.words))

/** Each problem with its file, its line and what to write instead. */
export async function problemsOf(prose: readonly Prose[]): Promise<string[]> {
  const unknown = await misspelled(prose)
  return prose.flatMap((piece) =>
    [
      ...broken({ ...piece, words: piece.words.replace(/`[^`]*`/g, placeholder) }),
      ...tooLong(piece),
      ...grammarProblems(piece.words),
      ...(unknown.get(piece) ?? []).map((word) => `unknown word “${word}” (docs/voice.md, “Spelling”)`),
    ]
      .filter((problem) => !isExcepted(piece, problem))
      .map((problem) => `${piece.file}:${piece.line} ${problem}`),
  )
}

export const words: Check = {
  name: 'words (comments, test titles, texts, documents)',
  run: () =>
    problemsOf(
      listFiles()
        .filter(isRead)
        .flatMap((file) => proseOf(file, readText(file))),
    ),
}
