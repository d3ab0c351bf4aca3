import { Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { answerLimits, type ProgramAnswer, type ProgramQuestion } from '@questboard/domain'
import { useText } from '../../lib/text.ts'

type Props = {
  question: ProgramQuestion & { readonly help: string }
  value: ProgramAnswer | undefined
  error: string | undefined
  onChange: (answer: ProgramAnswer) => void
}

const textOf = (value: ProgramAnswer | undefined): string => (typeof value === 'string' ? value : '')
const chosenOf = (value: ProgramAnswer | undefined): string[] => (typeof value === 'object' ? value : [])

export const QuestionInput = ({ question, value, error, onChange }: Props) => {
  const t = useText()
  const { kind, label, help, required, options } = question
  const common = { label, description: help || undefined, required, error }
  if (kind === 'single_choice' || kind === 'boolean') {
    const choices =
      kind === 'boolean'
        ? [
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]
        : options.map((option) => ({ value: option, label: option }))
    const chosen = kind === 'boolean' && typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value)
    return (
      <Radio.Group
        {...common}
        value={chosen}
        onChange={(one) => onChange(kind === 'boolean' ? one === 'yes' : one)}
      >
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} />
          ))}
        </Stack>
      </Radio.Group>
    )
  }
  if (kind === 'multiple_choice')
    return (
      <Checkbox.Group {...common} value={chosenOf(value)} onChange={onChange}>
        <Stack gap="xs" mt="xs">
          {options.map((option) => (
            <Checkbox key={option} value={option} label={option} />
          ))}
        </Stack>
      </Checkbox.Group>
    )
  const typed = {
    ...common,
    'aria-invalid': error ? (true as const) : undefined,
    value: textOf(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  if (kind === 'long_text')
    return <Textarea {...typed} autosize minRows={4} maxLength={answerLimits.long_text} />
  return kind === 'url' ? (
    <TextInput {...typed} type="url" inputMode="url" placeholder="https://" maxLength={answerLimits.url} />
  ) : (
    <TextInput {...typed} maxLength={answerLimits.text} />
  )
}
