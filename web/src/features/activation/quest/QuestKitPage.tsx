import { useMutation } from '@apollo/client/react'
import { NumberInput, Stack } from '@mantine/core'
import { questKitForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { CodeItemPicker } from '../CodeItemPicker.tsx'
import { CreatorKitPanel } from '../CreatorKitPanel.tsx'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  CreatorKit_ActivationFragmentDoc,
  QuestEditDocument,
  SaveQuestKitDocument,
} from './generated/QuestEdit.ts'
import { QuestEditor, type QuestStepProps } from './QuestEditor.tsx'
import { kitOf, kitRows } from './questRows.ts'

const KitStep = ({ quest, id, isOver, next, aside }: QuestStepProps) => {
  const t = useText()
  const known = readFragment(CreatorKit_ActivationFragmentDoc, quest)
  const [save] = useMutation(SaveQuestKitDocument, {
    refetchQueries: [QuestEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(kitOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(questKitForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, ...kitRows(id, values) } })
        changed(data?.update_quest_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <Panel title="Codes" text="Creators get this once the Quest is paid.">
        <Stack>
          <CodeItemPicker gameId={known.game?.id ?? null} {...form.bind('codeItemIds')} />
          <NumberInput
            label={t('Codes per creator')}
            min={0}
            max={10}
            allowDecimal={false}
            maw={240}
            {...form.getInputProps('kitCodes')}
          />
        </Stack>
      </Panel>
      <CreatorKitPanel
        text="Material for making the content. Only participating creators see the kit."
        instructions={form.getInputProps('specialInstructions')}
        media={form.list('media')}
        archive={form.bind('asset')}
      />
    </StepForm>
  )
}

const QuestKitPage = () => (
  <QuestEditor slug="creator-kit">{(props) => <KitStep {...props} key={props.id} />}</QuestEditor>
)

export default QuestKitPage
