import type { ReactNode } from 'react'
import { RichText } from '../../components/RichText.tsx'
import { usePicture } from '../../components/usePicture.ts'
import { Player } from '../content/Player.tsx'
import classes from './BlockView.module.css'
import type { Block, DataBlockKind } from './pageBlocks.ts'

export type BlockParts = Partial<Record<DataBlockKind, ReactNode>>

type Props = {
  block: Block
  /** Content for blocks that show the page's data. A block is left out if its content is missing. */
  parts: BlockParts
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>['content']

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.section}>
    {heading && <h2 className={classes.heading}>{heading}</h2>}
    {children}
  </section>
)

const Hero = ({ heading, text, url }: Of<'hero'>) => {
  const { whole, onError } = usePicture(url)
  return (
    <section className={classes.hero} data-picture={whole ? true : undefined}>
      {whole && <img className={classes.backdrop} src={whole} alt="" onError={onError} />}
      <div className={classes.words}>
        {heading && <h2 className={classes.title}>{heading}</h2>}
        {text && <p className={classes.line}>{text}</p>}
      </div>
    </section>
  )
}

const Links = ({ links }: Of<'links'>) => (
  <ul className={classes.links}>
    {links.map(({ label, url }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand here twice; the list is never reordered.
      <li key={index}>
        <a className={classes.link} href={url} target="_blank" rel="noreferrer nofollow ugc">
          <span className={classes.label}>{label || url}</span>
          <span className={classes.host}>{URL.parse(url)?.hostname}</span>
        </a>
      </li>
    ))}
  </ul>
)

export const BlockView = ({ block, parts }: Props) => {
  const { kind, content } = block
  switch (kind) {
    case 'hero':
      return content.heading || content.text || content.url ? <Hero {...content} /> : null
    case 'image':
      return (
        content.url && <img className={classes.image} src={content.url} alt={content.alt} loading="lazy" />
      )
    case 'text':
      return content.text.trim() ? (
        <Section heading={content.heading}>
          <div className={classes.text}>
            <RichText text={content.text} />
          </div>
        </Section>
      ) : null
    case 'video':
      return content.url ? (
        <Section heading={content.heading}>
          <Player url={content.url} title={content.heading} />
        </Section>
      ) : null
    case 'links':
      return content.links.length > 0 ? (
        <Section heading={content.heading}>
          <Links {...content} />
        </Section>
      ) : null
    default:
      return parts[kind] ? <Section heading={content.heading}>{parts[kind]}</Section> : null
  }
}
