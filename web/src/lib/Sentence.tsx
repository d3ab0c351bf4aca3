import { Fragment, type ReactNode } from 'react'

type Props = {
  /** A translated sentence with named tags: `I agree to the <terms>terms of use</terms>`. */
  children: string
  parts: Record<string, (words: string) => ReactNode>
}

const mark = /^<(\w+)>(.*)<\/\1>$/

/** Splits the sentence at its known tags. Unknown tags are left in the text. */
const cut = (sentence: string, parts: Props['parts']): string[] => {
  const names = Object.keys(parts).join('|')
  return sentence.split(new RegExp(`(<(?:${names})>.*?</(?:${names})>)`))
}

/**
 * A sentence with links or emphasis. Translators get the whole sentence, because word order differs between languages.
 */
export const Sentence = ({ children, parts }: Props): ReactNode =>
  cut(children, parts).map((piece, index) => {
    const [, name = '', words = ''] = mark.exec(piece) ?? []
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have nothing but their place.
    return <Fragment key={index}>{parts[name]?.(words) ?? piece}</Fragment>
  })
