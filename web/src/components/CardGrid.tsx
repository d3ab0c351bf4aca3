import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './CardGrid.module.css'

type Props = {
  title?: string
  more?: { to: string; label: string }
  size?: 'poster' | 'card'
  children: ReactNode
}

/** Cards in as many columns as fit. */
export const CardGrid = ({ title, more, size = 'poster', children }: Props) => (
  <section>
    {title && (
      <div className={classes.head}>
        <Title order={2}>
          <Words>{title}</Words>
        </Title>
        {more && (
          <AppLink to={more.to}>
            <Words>{more.label}</Words>
          </AppLink>
        )}
      </div>
    )}
    <div className={classes.grid} data-size={size}>
      {children}
    </div>
  </section>
)
