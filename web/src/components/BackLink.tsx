import { IconChevronLeft } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './BackLink.module.css'

type Origin = { to: string; title: string }

/** Link state that tells the next screen where its back link leads. */
export const backTo = (to: string, title: string): { back: Origin } => ({ back: { to, title } })

const isText = (value: unknown): value is string => typeof value === 'string'

const originOf = (state: unknown): Origin | null => {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null
  const { back } = state
  if (typeof back !== 'object' || back === null || !('to' in back && 'title' in back)) return null
  const { to, title } = back
  return isText(to) && isText(title) ? { to, title } : null
}

/** A link back to the screen that sent the user here, if the link's state names one. */
export const BackLink = () => {
  const origin = originOf(useLocation().state)
  if (!origin) return null
  return (
    <AppLink to={origin.to} className={classes.back}>
      <IconChevronLeft size={16} aria-hidden />
      <Words>{origin.title}</Words>
    </AppLink>
  )
}
