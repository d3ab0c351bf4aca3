import { useMutation } from '@apollo/client/react'
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { type ProgramPerk, programPerksForm } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableList } from '../../../components/SortableList.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import { checkWith, type Form, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { useStepForm } from '../useStepForm.ts'
import {
  ProgramEditDocument,
  ProgramPerks_ActivationFragmentDoc,
  SaveProgramPerksDocument,
} from './generated/ProgramEdit.ts'
import { ProgramEditor, type ProgramStepProps } from './ProgramEditor.tsx'
import { programPerksOf, programPerksRows } from './programRows.ts'

const PerkFields = ({ form }: { form: Form<{ perks: ProgramPerk[] }> }) => {
  const t = useText()
  const list = form.list('perks')
  const keys = useItemKeys(list)
  return (
    <Panel title="Perks" text="Benefits for members, in the order in which creators see them.">
      <Stack>
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        {list.items.length === 0 && (
          <p>{t('No perks yet. How about early codes, a Discord role, or a say in what comes next?')}</p>
        )}
        <SortableList
          entries={keys.keys.map((key, index) => ({ key, name: t('Perk {number}', { number: index + 1 }) }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => {
            const perk = list.items[index]
            const number = index + 1
            return (
              perk && (
                <Stack gap="sm">
                  <TextInput
                    label={t('Title {number}', { number })}
                    required
                    maxLength={120}
                    value={perk.title}
                    error={list.errorAt(index, 'title')}
                    onChange={({ currentTarget }) =>
                      list.replace(index, { ...perk, title: currentTarget.value })
                    }
                  />
                  <Textarea
                    label={t('Description {number}', { number })}
                    autosize
                    minRows={2}
                    maxLength={1000}
                    value={perk.description}
                    error={list.errorAt(index, 'description')}
                    onChange={({ currentTarget }) =>
                      list.replace(index, { ...perk, description: currentTarget.value })
                    }
                  />
                </Stack>
              )
            )
          }}
        </SortableList>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={list.items.length >= 20}
            onClick={() => keys.insert({ title: '', description: '' })}
          >
            {t('Add perk')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

const PerksStep = ({ program, id, isOver, next, aside }: ProgramStepProps) => {
  const known = readFragment(ProgramPerks_ActivationFragmentDoc, program)
  const [save] = useMutation(SaveProgramPerksDocument, {
    refetchQueries: [ProgramEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(programPerksOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(programPerksForm),
      send: async ({ perks }) => {
        await save({ variables: { id, perks: programPerksRows(id, perks) } })
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <PerkFields form={form} />
    </StepForm>
  )
}

const ProgramPerksPage = () => (
  <ProgramEditor slug="perks">{(props) => <PerksStep {...props} key={props.id} />}</ProgramEditor>
)

export default ProgramPerksPage
