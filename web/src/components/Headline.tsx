import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './Headline.module.css'

type Props = { order: 1 | 2; title?: string | undefined; text?: ReactNode }

export const Headline = ({ order, title, text }: Props) => (
  <>
    {title && (
      <Title order={order}>
        <Words>{title}</Words>
      </Title>
    )}
    {text && (
      <p className={classes.text}>
        <Words>{text}</Words>
      </p>
    )}
  </>
)
