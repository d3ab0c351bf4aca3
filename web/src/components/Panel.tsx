import type { ReactNode } from 'react'
import { Headline } from './Headline.tsx'
import classes from './Panel.module.css'

type Props = {
  title?: string
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** The part below the body, such as a form's buttons. */
  footer?: ReactNode
  tone?: 'bad'
}

export const Panel = ({ title, text, actions, children, footer, tone }: Props) => (
  <section className={classes.panel} data-tone={tone}>
    {(title || actions) && (
      <div className={classes.head}>
        <div className={classes.words}>
          <Headline order={2} title={title} text={text} />
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    )}
    {children && <div className={classes.body}>{children}</div>}
    {footer && <div className={classes.footer}>{footer}</div>}
  </section>
)
