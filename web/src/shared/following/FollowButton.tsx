import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../lib/failure.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { FollowDocument, OwnFollowDocument, UnfollowDocument } from './generated/follow.ts'

/** The followed item: exactly one of these columns is set. */
export type Followed =
  | { readonly game_id: string }
  | { readonly creator_id: string }
  | { readonly company_id: string }
  | { readonly tag_id: string }

const whereOf = (subject: Followed) =>
  Object.fromEntries(Object.entries(subject).map(([column, id]) => [column, { _eq: id }]))

type Props = { readonly subject: Followed; readonly name: string }
type Known = Props & {
  /** The id of the follow row. Null if the item is not followed. */
  readonly followId: string | null
}

type ButtonProps = Known & {
  readonly compact?: boolean
  readonly disabled?: boolean
  readonly onChange: (followId: string | null) => void
}

const Toggle = ({ subject, name, followId, compact, disabled, onChange }: ButtonProps) => {
  const t = useText()
  const onError = (error: unknown) => toasts.bad(explain(error).message)
  const [follow, following] = useMutation(FollowDocument, {
    variables: { follow: subject },
    onError,
    onCompleted: ({ insert_follow_one: row }) => onChange(row?.id ?? null),
  })
  const [unfollow, unfollowing] = useMutation(UnfollowDocument, {
    onError,
    onCompleted: () => onChange(null),
  })
  const isOwn = followId !== null
  return (
    <Button
      variant={isOwn || compact ? 'default' : 'filled'}
      size={compact ? 'xs' : 'sm'}
      // Wide enough for the longer label, so that the button keeps its width and both labels start at the same place.
      miw={compact ? '6.5rem' : '7.25rem'}
      justify="flex-start"
      leftSection={isOwn ? <IconBellCheck size={16} aria-hidden /> : <IconBell size={16} aria-hidden />}
      aria-label={t(isOwn ? 'Following {name}' : 'Follow {name}', { name })}
      aria-pressed={isOwn}
      disabled={disabled ?? false}
      loading={following.loading || unfollowing.loading}
      onClick={() => void (isOwn ? unfollow({ variables: { id: followId } }) : follow())}
    >
      {t(isOwn ? 'Following' : 'Follow')}
    </Button>
  )
}

const useIsOneself = (subject: Followed): boolean => {
  const { user } = useSession()
  if ('creator_id' in subject) return subject.creator_id === user?.id
  return 'company_id' in subject && subject.company_id === user?.company?.id
}

/** A follow button for lists. Items that the user unfollows stay in the list, so that they can be followed again. */
export const FollowToggle = (props: Known) => {
  const [followId, setFollowId] = useState(props.followId)
  return useIsOneself(props.subject) ? null : (
    <Toggle {...props} compact followId={followId} onChange={setFollowId} />
  )
}

const AskingToggle = (props: Props) => {
  const { cache } = useApolloClient()
  const variables = { where: whereOf(props.subject) }
  const { data } = useQuery(OwnFollowDocument, { variables })
  const keep = (id: string | null) => {
    const row = { __typename: 'follow' as const, id: id ?? '' }
    cache.writeQuery({ query: OwnFollowDocument, variables, data: { follow: id === null ? [] : [row] } })
  }
  return (
    <Toggle {...props} followId={data?.follow[0]?.id ?? null} disabled={data === undefined} onChange={keep} />
  )
}

/** Follows or unfollows a game, creator, company or topic. Hidden for visitors and for the user's own pages. */
export const FollowButton = (props: Props) => {
  const { user } = useSession()
  const isOneself = useIsOneself(props.subject)
  return user && !isOneself ? <AskingToggle {...props} /> : null
}
