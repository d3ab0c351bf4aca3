import { Button, Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core'
import {
  type AskedQuestion,
  hasOptions,
  type ProgramApplicationForm,
  questionKindNames,
  questionKinds,
} from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableList } from '../../../components/SortableList.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import type { Form, List } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'

const fresh: AskedQuestion = { id: null, kind: 'text', label: '', help: '', required: false, options: [] }

type FieldsProps = { question: AskedQuestion; index: number; list: List<AskedQuestion> }

const Fields = ({ question, index, list }: FieldsProps) => {
  const t = useText()
  const number = index + 1
  const change = (changes: Partial<AskedQuestion>) => list.replace(index, { ...question, ...changes })
  return (
    <Stack gap="sm">
      <TextInput
        label={t('Question {number}', { number })}
        required
        maxLength={300}
        value={question.label}
        error={list.errorAt(index, 'label')}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <FieldGrid>
        <Select
          label={t('Answer type {number}', { number })}
          description={
            question.id === null
              ? undefined
              : t('To change the answer type, remove the question and add a new one.')
          }
          disabled={question.id !== null}
          allowDeselect={false}
          data={questionKinds.map((value) => ({ value, label: t(questionKindNames[value]) }))}
          value={question.kind}
          onChange={(value) => {
            const kind = questionKinds.find((one) => one === value)
            if (kind) change({ kind })
          }}
        />
        <TextInput
          label={t('Hint {number}', { number })}
          maxLength={500}
          value={question.help}
          error={list.errorAt(index, 'help')}
          onChange={({ currentTarget }) => change({ help: currentTarget.value })}
        />
      </FieldGrid>
      {hasOptions(question.kind) && (
        <Textarea
          label={t('Options {number}', { number })}
          description={t('One option per line.')}
          required
          autosize
          minRows={3}
          value={question.options.join('\n')}
          error={list.errorAt(index, 'options')}
          onChange={({ currentTarget }) =>
            change({ options: currentTarget.value === '' ? [] : currentTarget.value.split('\n') })
          }
        />
      )}
      <Checkbox
        label={t('Question {number} is required', { number })}
        checked={question.required}
        onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
      />
    </Stack>
  )
}

export const QuestionFields = ({ form }: { form: Form<ProgramApplicationForm> }) => {
  const t = useText()
  const list = form.list('questions')
  const keys = useItemKeys(list)
  return (
    <Panel title="Questions" text="Only your company sees the answers.">
      <Stack>
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        {list.items.length === 0 && <p>{t('No questions yet. Creators apply with their channels only.')}</p>}
        <SortableList
          entries={keys.keys.map((key, index) => ({
            key,
            name: t('Question {number}', { number: index + 1 }),
          }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => {
            const question = list.items[index]
            return question && <Fields question={question} index={index} list={list} />
          }}
        </SortableList>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={list.items.length >= 30}
            onClick={() => keys.insert(fresh)}
          >
            {t('Add question')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
