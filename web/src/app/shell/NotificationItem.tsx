import { noticeOf } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { RightPanel_NotificationFragmentDoc } from './generated/RightPanel.ts'
import classes from './RightPanel.module.css'

/** One notification, in the words that its kind has for its parameters. */
const NotificationItem = ({
  notification,
  onOpen,
}: {
  notification: FragmentType<typeof RightPanel_NotificationFragmentDoc>
  onOpen: (id: string) => void
}) => {
  const t = useText()
  const { id, kind, params, read_at, created_at } = readFragment(
    RightPanel_NotificationFragmentDoc,
    notification,
  )
  // What a newer version of the product tells is read by the client that it reloads.
  const { title, body, path } = noticeOf(kind, params) ?? { title: t('There is news'), body: '', path: '' }
  const words = (
    <>
      <span className={classes.title}>{title}</span>
      {body && <span className={classes.body}>{body}</span>}
      <time className={classes.ago} dateTime={created_at}>
        {formatAgo(created_at)}
      </time>
    </>
  )
  return (
    <li className={classes.item} data-unread={!read_at || undefined}>
      {path ? (
        <AppLink to={path} className={classes.link} onClick={() => onOpen(id)}>
          {words}
        </AppLink>
      ) : (
        <div className={classes.link}>{words}</div>
      )}
    </li>
  )
}

export default NotificationItem
