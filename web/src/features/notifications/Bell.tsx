import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import classes from './Bell.module.css'
import { BellFace } from './BellFace.tsx'
import { useUnread } from './useUnread.ts'

export const historyPath = '/user/notifications'

const look = { variant: 'subtle', color: 'gray', size: 'lg', className: classes.bell } as const

/** Announces new notifications to screen readers, but not the first count, because the button's name contains it. */
const Announcement = ({ unread }: { unread: number | null }) => {
  const t = useText()
  const before = useRef(unread)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (unread === null) return
    if (before.current !== null && unread > before.current)
      setSaid(
        t('{count, plural, one {# unread notification} other {# unread notifications}}', { count: unread }),
      )
    before.current = unread
  }, [unread, t])
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
}

const useLabel = (name: string, unread: number | null): string => {
  const t = useText()
  return unread ? t('{name}, {count} unread', { name: t(name), count: unread }) : t(name)
}

/** Opens the activity panel and shows the number of unread notifications. */
export const PanelBell = ({ onPanel, panelOpen }: { onPanel: () => void; panelOpen: boolean }) => {
  const unread = useUnread()
  const label = useLabel('Activity panel', unread)
  return (
    <>
      <ActionIcon {...look} aria-label={label} title={label} aria-expanded={panelOpen} onClick={onPanel}>
        <BellFace unread={unread ?? 0} />
      </ActionIcon>
      <Announcement unread={unread} />
    </>
  )
}

/** Links to the notification history on screens without a panel. */
export const LinkBell = () => {
  const unread = useUnread()
  const label = useLabel('Notifications', unread)
  return (
    <>
      <ActionIcon {...look} component={AppLink} to={historyPath} aria-label={label} title={label}>
        <BellFace unread={unread ?? 0} />
      </ActionIcon>
      <Announcement unread={unread} />
    </>
  )
}
