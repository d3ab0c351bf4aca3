import type { ReactNode } from 'react'
import { AboveTabs, useHeadSlot } from '../lib/headSlot.tsx'
import { Words } from '../lib/Words.tsx'
import { BackLink } from './BackLink.tsx'
import { Headline } from './Headline.tsx'
import classes from './PageHeader.module.css'

type Props = { title: string; text?: ReactNode; eyebrow?: ReactNode; actions?: ReactNode }

const Head = ({ title, text, eyebrow, actions }: Props) => (
  <header className={classes.header}>
    <div className={classes.words}>
      <BackLink />
      {eyebrow && (
        <div className={classes.eyebrow}>
          <Words>{eyebrow}</Words>
        </div>
      )}
      <Headline order={1} title={title} text={text} />
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)

/**
 * What a screen is and what is done with it as a whole. Where the screen is one of several tabs, its title stands above them,
 * and what it is about below: the tabs keep their place from one to the next.
 */
export const PageHeader = ({ text, ...head }: Props) => {
  const slot = useHeadSlot()
  if (slot === null) return <Head text={text} {...head} />
  return (
    <>
      <AboveTabs>
        <Head {...head} />
      </AboveTabs>
      {text && (
        <p className={classes.text}>
          <Words>{text}</Words>
        </p>
      )}
    </>
  )
}
