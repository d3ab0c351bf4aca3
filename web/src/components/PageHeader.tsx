import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { BackLink } from './BackLink.tsx'
import { Headline } from './Headline.tsx'
import classes from './PageHeader.module.css'

type Props = { title: string; text?: ReactNode; eyebrow?: ReactNode; actions?: ReactNode }

export const PageHeader = ({ title, text, eyebrow, actions }: Props) => (
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
