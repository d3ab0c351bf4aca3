import { useMutation } from '@apollo/client/react'
import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { questGoalsForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { TextList } from '../../../components/TextList.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  QuestEditDocument,
  QuestGoals_ActivationFragmentDoc,
  SaveQuestGoalsDocument,
} from './generated/QuestEdit.ts'
import { QuestEditor, type QuestStepProps } from './QuestEditor.tsx'

const useGoals = ({ quest, id, next }: QuestStepProps) => {
  const { quest: known } = readFragment(QuestGoals_ActivationFragmentDoc, quest)
  const [save] = useMutation(SaveQuestGoalsDocument, {
    refetchQueries: [QuestEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields({
    deliverables: known?.deliverables ?? [],
    talkingPoints: known?.talking_points ?? [],
    callToAction: known?.call_to_action ?? '',
    targetUrl: known?.target_url ?? '',
    trackClicks: known?.track_clicks ?? true,
  })
  const step = useStepForm(
    form,
    {
      check: checkWith(questGoalsForm),
      send: async (values) => {
        const goals = questGoalsForm.parse(values)
        const { data } = await save({
          variables: {
            id,
            quest: {
              deliverables: goals.deliverables,
              talking_points: goals.talkingPoints,
              call_to_action: goals.callToAction,
              target_url: goals.targetUrl || null,
              track_clicks: goals.trackClicks,
            },
          },
        })
        changed(data?.update_quest_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return { form, step }
}

const moving = 'Drag an item by its handle, or move it with the arrow keys.'

const GoalsStep = (props: QuestStepProps) => {
  const t = useText()
  const { form, step } = useGoals(props)
  return (
    <StepForm {...step} leadsOn={props.next !== null} isOver={props.isOver} aside={props.aside}>
      <Panel
        title="Goals"
        text="Tell the creator what to deliver and what to talk about. Every deal keeps the version that was agreed."
      >
        <Stack gap="lg">
          <TextList
            label={t('Deliverables')}
            description={form.values.deliverables.length > 1 ? t(moving) : undefined}
            item={t('Deliverable')}
            max={20}
            maxLength={500}
            list={form.list('deliverables')}
          />
          <TextList
            label={t('Talking points')}
            description={t(
              'Add at least one to publish. You’ll check off the talking points when you review the content.',
            )}
            item={t('Talking point')}
            required
            max={20}
            maxLength={500}
            list={form.list('talkingPoints')}
          />
        </Stack>
      </Panel>
      <Panel title="Call to action" text="Tell the creator what viewers should do, and where the link leads.">
        <Stack>
          <Textarea
            label={t('Call to action')}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('callToAction')}
          />
          <TextInput label={t('Link')} {...form.getAddressProps('targetUrl')} />
          <Switch
            label={t('Tracking link')}
            description={t(
              'Each creator gets their own link with click tracking. Without a tracking link, creators get the plain URL.',
            )}
            {...form.getInputProps('trackClicks', { type: 'checkbox' })}
          />
        </Stack>
      </Panel>
    </StepForm>
  )
}

const QuestGoalsPage = () => (
  <QuestEditor slug="goals-and-info">{(props) => <GoalsStep {...props} key={props.id} />}</QuestEditor>
)

export default QuestGoalsPage
