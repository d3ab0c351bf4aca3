import type { ReactNode } from 'react'
import { Words } from '../../lib/Words.tsx'
import classes from './Section.module.css'

type Props = { id: string; title: string; text?: string; children: ReactNode }

export const Section = ({ id, title, text, children }: Props) => (
  <section className={classes.section} aria-labelledby={id}>
    <div className={classes.head}>
      <h2 id={id}>
        <Words>{title}</Words>
      </h2>
      {text && (
        <p>
          <Words>{text}</Words>
        </p>
      )}
    </div>
    {children}
  </section>
)
