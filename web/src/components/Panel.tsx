import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './Panel.module.css'

type Props = {
  title?: string
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** What stands at the foot, apart from the body: the buttons of a form. */
  footer?: ReactNode
  tone?: 'bad'
}

/** A titled surface: the building block of settings and dashboards. */
export const Panel = ({ title, text, actions, children, footer, tone }: Props) => (
  <section className={classes.panel} data-tone={tone}>
    {(title || actions) && (
      <div className={classes.head}>
        <div className={classes.words}>
          {title && (
            <Title order={2}>
              <Words>{title}</Words>
            </Title>
          )}
          {text && (
            <p className={classes.text}>
              <Words>{text}</Words>
            </p>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    )}
    {children && <div className={classes.body}>{children}</div>}
    {footer && <div className={classes.footer}>{footer}</div>}
  </section>
)
