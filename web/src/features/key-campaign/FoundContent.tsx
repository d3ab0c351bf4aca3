import { useMutation } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDay } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import {
  DenyMatchDocument,
  KeyParticipationDocument,
  type SubmitKeyContent_ParticipantFragment,
  SubmitKeyContentDocument,
} from './generated/KeyParticipation.ts'

type Match = SubmitKeyContent_ParticipantFragment['matches'][number]

const refetch = { refetchQueries: [KeyParticipationDocument], awaitRefetchQueries: true }

/** Each piece of content has its own answer buttons. After one piece is submitted, the others need no answer. */
const Answers = ({ participantId, contentId }: { participantId: string; contentId: string }) => {
  const t = useText()
  const carryOut = useIntent()
  const [submit, submitting] = useMutation(SubmitKeyContentDocument, refetch)
  const [deny, denying] = useMutation(DenyMatchDocument, refetch)
  const within = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  const isBusy = submitting.loading || denying.loading
  const content = { participantId, contentIds: [contentId], links: [] }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        disabled={isBusy}
        onClick={() =>
          void within(async () => {
            await carryOut(content, (idempotencyKey) => submit({ variables: { ...content, idempotencyKey } }))
            toasts.good('Content successfully submitted.')
          })
        }
      >
        {t('Submit')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        onClick={() =>
          void within(() =>
            deny({ variables: { match: { participant_id: participantId, content_id: contentId } } }),
          )
        }
      >
        {t('This isn’t my content')}
      </Button>
    </Group>
  )
}

/** Content about the game on the creator's channels since the claim. The creator confirms or rejects each piece. */
export const FoundContent = ({
  participantId,
  matches,
}: {
  participantId: string
  matches: readonly Match[]
}) => {
  const t = useText()
  const found = matches.flatMap(({ content }) => (content ? [content] : []))
  if (found.length === 0) return null
  return (
    <Notice title="We found this content on your channels. Did you make it with the key?">
      <RowList>
        {found.map(({ id, title, url, type, published_at }) => (
          <Row
            key={id}
            title={
              <a href={url} target="_blank" rel="noreferrer">
                {title || t('Without a title')}
              </a>
            }
            text={[t(contentTypeNames[type] ?? ''), formatDay(published_at)].filter(Boolean).join(' · ')}
            side={<Answers participantId={participantId} contentId={id} />}
          />
        ))}
      </RowList>
    </Notice>
  )
}
