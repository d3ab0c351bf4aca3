import { Fragment, type ReactNode, useMemo } from 'react'
import { type Inline, type Passage, parsePassages } from './parsePassages.ts'
import classes from './RichText.module.css'

/** The index can be the React key, because these lists never change their order. */
const each = <T,>(list: readonly T[], draw: (one: T) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  list.map((one, index) => <Fragment key={index}>{draw(one)}</Fragment>)

const inline = (part: Inline): ReactNode => {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return <strong>{each(part.parts, inline)}</strong>
    case 'emphasis':
      return <em>{each(part.parts, inline)}</em>
    case 'link':
      return (
        <a href={part.url} target="_blank" rel="noreferrer nofollow ugc">
          {each(part.parts, inline)}
        </a>
      )
  }
}

const passage = (one: Passage): ReactNode => {
  switch (one.kind) {
    case 'paragraph':
      return <p>{each(one.parts, inline)}</p>
    case 'heading':
      return <h3>{each(one.parts, inline)}</h3>
    case 'quote':
      return <blockquote>{each(one.passages, passage)}</blockquote>
    case 'list': {
      const items = each(one.items, (item) => <li>{each(item, passage)}</li>)
      return one.isOrdered ? <ol start={one.start}>{items}</ol> : <ul>{items}</ul>
    }
  }
}

/** Renders a user's text from parsed values, so that no HTML from the user gets into the page. */
export const RichText = ({ text }: { text: string }) => {
  const passages = useMemo(() => parsePassages(text), [text])
  return <div className={classes.text}>{each(passages, passage)}</div>
}
