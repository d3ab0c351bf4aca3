import { Fragment, type ReactNode } from 'react'

type Props = {
  /** A sentence that was looked up, its parts marked by their names: `I agree to the <terms>terms of use</terms>`. */
  children: string
  parts: Record<string, (words: string) => ReactNode>
}

const mark = /^<(\w+)>(.*)<\/\1>$/

/** The sentence cut before and after each of its parts; what else looks like a mark belongs to the words. */
const cut = (sentence: string, parts: Props['parts']): string[] => {
  const names = Object.keys(parts).join('|')
  return sentence.split(new RegExp(`(<(?:${names})>.*?</(?:${names})>)`))
}

/** A sentence with links or stress inside. It stays whole for those who translate it: each language has an order of its own. */
export const Sentence = ({ children, parts }: Props): ReactNode =>
  cut(children, parts).map((piece, index) => {
    const [, name = '', words = ''] = mark.exec(piece) ?? []
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have nothing but their place.
    return <Fragment key={index}>{parts[name]?.(words) ?? piece}</Fragment>
  })
