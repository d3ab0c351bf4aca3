import { useMutation } from '@apollo/client/react'
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { errors, missionContentForm, missionRunCountsFrom } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, type FieldErrors, type List, useFields, useSubmit } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { Contents } from './Contents.tsx'
import {
  MissionContentDocument,
  MissionParticipationDocument,
  type SubmitMission_MissionFragment,
  SubmitMission_MissionFragmentDoc,
  type SubmitMission_RunFragment,
  SubmitMission_RunFragmentDoc,
  SubmitMissionDocument,
} from './generated/MissionParticipation.ts'
import { Submitted } from './Submitted.tsx'

type Criterion = SubmitMission_MissionFragment['criteria'][number]
type Answer = { criterionId: string; completion: 'MESSAGE' | 'URL'; text: string }
type Values = { contentIds: string[]; answers: Answer[] }

const isSaid = ({ text }: Answer): boolean => text.trim() !== ''

/** Empty answers can be submitted later, but a submission must contain at least one answer. */
const checkWork =
  (wantsContent: boolean) =>
  (values: Values): FieldErrors => {
    const wrong = checkWith(missionContentForm)(values)
    const isNothing = values.contentIds.length === 0 && !values.answers.some(isSaid)
    if (isNothing) return wantsContent ? { contentIds: errors['content-required'] } : wrong
    return Object.fromEntries(
      Object.entries(wrong).filter(([path]) => {
        const [, index] = /^answers\.(\d+)\./.exec(path) ?? []
        const answer = index === undefined ? undefined : values.answers[Number(index)]
        return answer === undefined || isSaid(answer)
      }),
    )
  }

/** The criteria that the company reviews and that still need an answer from the creator. */
const openAnswers = (
  criteria: readonly Criterion[],
  { submissions }: SubmitMission_RunFragment,
): readonly Criterion[] =>
  criteria.filter(
    ({ id, category }) =>
      category === 'CUSTOM_CONTENT' &&
      !submissions.some(({ criterion_id, status }) => criterion_id === id && status !== 'REJECTED'),
  )

const AnswerField = ({
  criterion,
  index,
  list,
}: {
  criterion: Criterion
  index: number
  list: List<Answer>
}) => {
  const answer = list.items[index]
  if (!answer) return null
  const field = {
    label: criterion.title,
    description: criterion.description || undefined,
    value: answer.text,
    error: list.errorAt(index, 'text'),
  }
  const change = (text: string) => list.replace(index, { ...answer, text })
  return answer.completion === 'URL' ? (
    <TextInput
      {...field}
      type="url"
      inputMode="url"
      placeholder="https://"
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  ) : (
    <Textarea
      {...field}
      autosize
      minRows={3}
      maxLength={5000}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

type FormProps = {
  run: SubmitMission_RunFragment
  since: string
  asked: readonly Criterion[]
  wantsContent: boolean
  gameIds: readonly string[]
}

const useHandIn = ({ run, asked, wantsContent }: FormProps) => {
  const carryOut = useIntent()
  const [submit] = useMutation(SubmitMissionDocument, {
    refetchQueries: [MissionParticipationDocument, MissionContentDocument],
    awaitRefetchQueries: true,
  })
  const none: Values = {
    contentIds: [],
    answers: asked.map(({ id, custom_completion }) => ({
      criterionId: id,
      completion: custom_completion ?? 'MESSAGE',
      text: '',
    })),
  }
  const form = useFields(none)
  const sending = useSubmit(form, {
    check: checkWork(wantsContent),
    explain: (error) => {
      const failure = explain(error)
      if (failure.code === undefined) toasts.bad('Something went wrong.')
      return failure
    },
    after: none,
    send: async ({ contentIds, answers }) => {
      const work = { missionRunId: run.id, contentIds, answers: answers.filter(isSaid) }
      await carryOut(work, (idempotencyKey) => submit({ variables: { ...work, idempotencyKey } }))
      toasts.good('Content successfully submitted.')
    },
  })
  return { form, ...sending }
}

const HandIn = (props: FormProps) => {
  const t = useText()
  const { since, asked, wantsContent, gameIds } = props
  const { form, saving, problem, onSubmit } = useHandIn(props)
  const list = form.list('answers')
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{t(problem)}</Notice>}
        {wantsContent && <Contents since={since} gameIds={gameIds} {...form.bind('contentIds')} />}
        {asked.map((criterion, index) => (
          <AnswerField key={criterion.id} criterion={criterion} index={index} list={list} />
        ))}
        <div>
          <Button type="submit" loading={saving}>
            {t('Submit content')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type Props = {
  mission: FragmentType<typeof SubmitMission_MissionFragmentDoc>
  run: FragmentType<typeof SubmitMission_RunFragmentDoc>
  startsAt: string | null
  gameIds: readonly string[]
}

/** The creator's submissions for this round, and a form for the remaining criteria. */
export const SubmitMission = ({ mission, run, startsAt, gameIds }: Props) => {
  const { criteria } = readFragment(SubmitMission_MissionFragmentDoc, mission)
  const known = readFragment(SubmitMission_RunFragmentDoc, run)
  const asked = openAnswers(criteria, known)
  const since = missionRunCountsFrom(new Date(known.joined_at), startsAt === null ? null : new Date(startsAt))
  const wantsContent = criteria.some(
    ({ category }) => category === 'STREAM_CONTENT' || category === 'VIDEO_CONTENT',
  )
  const isAwaited = known.status === 'active' && (wantsContent || asked.length > 0)
  if (!isAwaited && known.submissions.length === 0) return null
  return (
    <Panel
      title={isAwaited ? 'Submit content' : 'Your content'}
      text={
        isAwaited && wantsContent
          ? 'Content may take up to 3 hours to appear. We keep updating its stats after you submit it.'
          : undefined
      }
    >
      <Stack>
        <Submitted run={known} criteria={criteria} />
        {isAwaited && (
          <HandIn
            // A new React key resets the form, because each submission changes the open criteria.
            key={`${known.id} ${asked.map(({ id }) => id).join(' ')}`}
            run={known}
            since={since.toISOString()}
            asked={asked}
            wantsContent={wantsContent}
            gameIds={gameIds}
          />
        )}
      </Stack>
    </Panel>
  )
}
