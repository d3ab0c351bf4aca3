import { Avatar, VisuallyHidden } from '@mantine/core'
import { familyOf, type NoticePart, noticeParts, notificationFamilies, type Quote } from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { formatAgo, formatTime } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { familyIcons } from './familyIcons.ts'
import {
  type NotificationItem_NotificationFragment,
  NotificationItem_NotificationFragmentDoc,
} from './generated/NotificationItem.ts'
import classes from './NotificationItem.module.css'
import { pictureOf } from './pictureOf.ts'

export type MaskedNotification = FragmentType<typeof NotificationItem_NotificationFragmentDoc>
type Row = NotificationItem_NotificationFragment
export type Opened = Pick<Row, 'id' | 'read_at'>
type Props = {
  notification: MaskedNotification
  /** For today's notifications, the age is more useful than the time. */
  isToday: boolean
  onOpen: (row: Opened) => void
}

const Lead = ({ row }: { row: Row }) => {
  const Icon = familyIcons[familyOf(row.kind)]
  const picture = pictureOf(row, useSession().user?.company?.id ?? null)
  return (
    <span className={classes.lead} aria-hidden>
      {picture && (
        <Avatar
          src={picture.src}
          name={picture.name}
          size={40}
          radius={picture.isPerson ? 'xl' : 'md'}
          color="accent"
          alt=""
        />
      )}
      <span className={picture ? classes.badge : classes.tile}>
        <Icon size={picture ? 12 : 20} stroke={1.75} />
      </span>
    </span>
  )
}

const Parts = ({ parts }: { parts: readonly NoticePart[] }) =>
  parts.map(({ text, isName }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the sentence.
    isName ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  )

const Quotation = ({ quote: { author, text } }: { quote: Quote }) => (
  <span className={classes.quote}>
    <b>{author}</b>
    <q>{text}</q>
  </span>
)

/**
 * If this client does not know a kind of notification yet, shows a general text. After a reload, the newer client can
 * show the notification.
 */
const useNotice = ({ kind, params }: Row) => {
  const t = useText()
  return (
    noticeParts(kind, params) ?? {
      title: [{ text: t('New notification'), isName: false }],
      body: [],
      path: '',
      quote: null,
    }
  )
}

type TargetProps = { path: string; isUnread: boolean; onOpen: () => void; children: ReactNode }

/** A notification without a link can still be marked as read. */
const Target = ({ path, isUnread, onOpen, children }: TargetProps) => {
  if (path)
    return (
      <AppLink to={path} className={classes.target} onClick={onOpen}>
        {children}
      </AppLink>
    )
  if (!isUnread) return <div className={classes.target}>{children}</div>
  return (
    <button type="button" className={classes.target} onClick={onOpen}>
      {children}
    </button>
  )
}

/** One notification: picture, text and time. The whole row links to its target. */
export const NotificationItem = ({ notification, isToday, onOpen }: Props) => {
  const t = useText()
  const row = readFragment(NotificationItem_NotificationFragmentDoc, notification)
  const { title, body, path, quote } = useNotice(row)
  const isUnread = !row.read_at
  return (
    <li className={classes.item} data-unread={isUnread || undefined}>
      <Target path={path} isUnread={isUnread} onOpen={() => onOpen(row)}>
        <Lead row={row} />
        <span className={classes.words}>
          <span className={classes.title}>
            {isUnread && <VisuallyHidden>{t('Unread')}: </VisuallyHidden>}
            <Parts parts={title} />
          </span>
          {body.length > 0 && (
            <span className={classes.body}>
              <Parts parts={body} />
            </span>
          )}
          {quote && <Quotation quote={quote} />}
          <span className={classes.ago}>
            <span>{t(notificationFamilies[familyOf(row.kind)])}</span>
            <time dateTime={row.created_at}>
              {isToday ? formatAgo(row.created_at) : formatTime(row.created_at)}
            </time>
          </span>
        </span>
        {isUnread && <span className={classes.dot} aria-hidden />}
      </Target>
    </li>
  )
}
