import { PageHeader } from '../../components/PageHeader.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'

/** A heading, paragraphs, a list and closing paragraphs. */
export type Section = {
  title: string
  text?: readonly string[]
  points?: readonly string[]
  after?: string
}

type Props = { title: string; changed: string; opening: string; sections: readonly Section[] }

const parts = { term: (words: string) => <strong>{words}</strong> }

const Part = ({ title, text = [], points = [], after }: Section) => {
  const t = useText()
  return (
    <>
      <h2>{t(title)}</h2>
      {text.map((passage) => (
        <p key={passage}>{t(passage)}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Sentence parts={parts}>{t(point)}</Sentence>
            </li>
          ))}
        </ul>
      )}
      {after && <p>{t(after)}</p>}
    </>
  )
}

export const LegalText = ({ title, changed, opening, sections }: Props) => {
  const t = useText()
  return (
    <>
      <PageHeader title={title} text={changed} />
      <Prose>
        <p>{t(opening)}</p>
        {sections.map((section) => (
          <Part key={section.title} {...section} />
        ))}
      </Prose>
    </>
  )
}
