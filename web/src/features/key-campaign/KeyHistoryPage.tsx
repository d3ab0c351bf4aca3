import { useQuery } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { RevealedCode } from '../../shared/codes/RevealedCode.tsx'
import { KeyHistoryDocument, type KeyHistoryQuery } from './generated/KeyHistoryPage.ts'
import { KeySource } from './KeySource.tsx'

type Key = KeyHistoryQuery['code'][number]

const step = 30
const most = 900

const State = ({ isRevoked, isRevealed }: { isRevoked: boolean; isRevealed: boolean }) => {
  if (isRevoked) return <StatusBadge tone="bad">Revoked</StatusBadge>
  return isRevealed ? (
    <StatusBadge tone="good">Revealed</StatusBadge>
  ) : (
    <StatusBadge tone="info">Not revealed yet</StatusBadge>
  )
}

export const HeldKey = ({ held }: { held: Key }) => {
  const t = useText()
  const [isRevealed, setRevealed] = useState(held.revealed_at !== null)
  const { item, platform, claimed_at, revoked_at, company } = held
  const game = item?.game?.name
  return (
    <Row
      title={item?.item_name ?? game ?? '–'}
      text={
        <>
          {[game !== item?.item_name && game, platform, company?.name].filter(Boolean).join(' · ')}
          {' · '}
          <KeySource isHandedOut={held.activation_id === null} activation={held.activation} />
          {claimed_at && ` · ${t('since {day}', { day: formatDay(claimed_at) })}`}
        </>
      }
      side={
        <>
          <State isRevoked={revoked_at !== null} isRevealed={isRevealed} />
          {!revoked_at && <RevealedCode codeId={held.id} onRevealed={() => setRevealed(true)} />}
        </>
      }
    />
  )
}

/** The creator's key history as companies see it. Creators see it too, so that they understand rejections. */
const Record = ({ record: { completed, ended } }: { record: KeyHistoryQuery['key_record'][number] }) => {
  const t = useText()
  return (
    <Notice>
      {t(
        'You submitted content for {completed} of {ended, plural, one {# past key} other {# past keys}}. Companies see this when you request a key. Late content counts too.',
        { completed: completed ?? 0, ended: ended ?? 0 },
      )}
    </Notice>
  )
}

const List = ({ creatorId }: { creatorId: string }) => {
  const { shown, showMore, mayGrow } = useShown(step, most)
  const [first] = useState(shown + 1)
  const query = useQuery(KeyHistoryDocument, {
    variables: { creatorId, limit: first },
  })
  const rest = useRest(query.data?.code, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.code.length,
    showMore,
  })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={
        <Panel>
          <RowsSkeleton rows={6} />
        </Panel>
      }
    >
      {({ code: codes, key_record: [record] }) =>
        codes.length === 0 ? (
          <EmptyState
            motif="offers"
            title="No keys yet"
            text="Every key you claim or get from a company appears here."
            next={{ to: '/campaigns/browse', label: 'Browse keys' }}
          />
        ) : (
          <Stack gap="lg">
            {record && <Record record={record} />}
            <Panel>
              <RowList>
                {codes.slice(0, shown).map((held) => (
                  <HeldKey key={held.id} held={held} />
                ))}
              </RowList>
            </Panel>
            {codes.length > shown && mayGrow && <ShowMore {...rest} />}
          </Stack>
        )
      }
    </Loaded>
  )
}

/** All keys that a creator has ever received, from campaigns, quests and missions or directly from a company. */
const KeyHistoryPage = () => {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Your keys" text="Reveal a code to see it. We log every reveal." />
      {user && <List creatorId={user.id} />}
    </>
  )
}

export default KeyHistoryPage
