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
 * The title, description and actions of a screen. On a tab, the title is above the tab bar and the description below,
 * so that the tabs stay in place between screens.
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
