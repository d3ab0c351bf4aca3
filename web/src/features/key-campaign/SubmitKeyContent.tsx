import { useMutation } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { DAY_MS, keyContentForm, keyLateContentDays } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { ContentLinks } from './ContentLinks.tsx'
import { ContentPicker } from './ContentPicker.tsx'
import { FoundContent } from './FoundContent.tsx'
import {
  KeyParticipationDocument,
  type SubmitKeyContent_ParticipantFragment,
  SubmitKeyContent_ParticipantFragmentDoc,
  SubmitKeyContentDocument,
} from './generated/KeyParticipation.ts'

type Participant = SubmitKeyContent_ParticipantFragment

/** Late content is accepted within the grace days after the deadline (rules §9). */
const awaitsContent = ({ status, claimed_at, finished_at }: Participant): boolean =>
  status === 'claimed_key' ||
  (status === 'failed' &&
    claimed_at !== null &&
    finished_at !== null &&
    Date.now() - Date.parse(finished_at) < keyLateContentDays * DAY_MS)

const none = { contentIds: [] as string[], links: [] as { url: string; postType: string }[] }

const SubmissionForm = ({
  participant: { id, status, claimed_at },
  gameId,
}: {
  participant: Participant
  gameId: string | null
}) => {
  const t = useText()
  const carryOut = useIntent()
  const [submit] = useMutation(SubmitKeyContentDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(none)
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(keyContentForm),
    explain,
    after: none,
    send: async (values) => {
      const content = { participantId: id, ...values }
      await carryOut(content, (idempotencyKey) => submit({ variables: { ...content, idempotencyKey } }))
      toasts.good('Content successfully submitted.')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {status === 'failed' && (
          <Notice tone="warn">The deadline has passed. Content you submit now is marked late.</Notice>
        )}
        <ContentPicker since={claimed_at ?? ''} gameId={gameId} {...form.bind('contentIds')} />
        <ContentLinks list={form.list('links')} />
        <Button type="submit" loading={saving}>
          {t('Submit content')}
        </Button>
      </Stack>
    </form>
  )
}

/** Submits content made with the key, picked from the creator's channels or by link. */
export const SubmitKeyContent = ({
  participant,
  gameId,
}: {
  participant: FragmentType<typeof SubmitKeyContent_ParticipantFragmentDoc>
  gameId: string | null
}) => {
  const known = readFragment(SubmitKeyContent_ParticipantFragmentDoc, participant)
  if (!awaitsContent(known)) return null
  return (
    <Panel
      title="Submit content"
      text="Content may take up to 3 hours to appear. You can add missing content with a link."
    >
      <Stack>
        <FoundContent participantId={known.id} matches={known.matches} />
        <SubmissionForm participant={known} gameId={gameId} />
      </Stack>
    </Panel>
  )
}
