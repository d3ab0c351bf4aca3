import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Block } from '../lib/pageBlocks.ts'
import classes from './BlockView.module.css'

const paragraphs = (text: string) => text.split(/\n{2,}/).filter(Boolean)

/** One block of a creator's or company's page. Text stays text: nothing in it is ever run. */
export const BlockView = ({ block, channels }: { block: Block; channels?: ReactNode }) => {
  if (block.kind === 'channels') return channels
  if (block.kind === 'image')
    return <img className={classes.image} src={block.content.url} alt={block.content.alt} loading="lazy" />
  const { heading } = block.content
  return (
    <section className={classes.block}>
      {heading && <h2>{heading}</h2>}
      {block.kind === 'text' ? (
        paragraphs(block.content.text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      ) : (
        <ul>
          {block.content.links.map(({ label, url }) => (
            <li key={url}>
              <Anchor href={url} target="_blank" rel="noreferrer nofollow" inherit>
                {label || url}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
