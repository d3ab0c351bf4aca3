import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './PageHeader.module.css'

type Props = { title: string; text?: ReactNode; eyebrow?: ReactNode; actions?: ReactNode }

export const PageHeader = ({ title, text, eyebrow, actions }: Props) => (
  <header className={classes.header}>
    <div className={classes.words}>
      {eyebrow && (
        <div className={classes.eyebrow}>
          <Words>{eyebrow}</Words>
        </div>
      )}
      <Title order={1}>
        <Words>{title}</Words>
      </Title>
      {text && (
        <p className={classes.text}>
          <Words>{text}</Words>
        </p>
      )}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
