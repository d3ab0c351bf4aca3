import { useMutation } from '@apollo/client/react'
import { NumberInput, Select } from '@mantine/core'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import { CreatorForm_CreatorFragmentDoc, SaveCreatorDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'

type Props = {
  creator: FragmentType<typeof CreatorForm_CreatorFragmentDoc>
  languages: { code: string; name: string }[]
}

type Values = { contentLanguage: string | null; minimumDeal: number | string }

const toDollars = (cents: number | null | undefined): number | string => (cents == null ? '' : cents / 100)
const toCents = (dollars: number | string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))

/** What companies need to know before they make an offer. */
export const CreatorForm = ({ creator, languages }: Props) => {
  const { id, primary_content_language, minimum_deal_size_cents } = readFragment(
    CreatorForm_CreatorFragmentDoc,
    creator,
  )
  const [saveCreator] = useMutation(SaveCreatorDocument)
  const form = useFields<Values>({
    contentLanguage: primary_content_language ?? null,
    minimumDeal: toDollars(minimum_deal_size_cents),
  })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    explain,
    send: async ({ contentLanguage, minimumDeal }) => {
      const set = { primary_content_language: contentLanguage, minimum_deal_size_cents: toCents(minimumDeal) }
      await saveCreator({ variables: { id, set } })
      toasts.good('Content settings saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  return (
    <FormPanel
      title="Your content"
      text="Offers below your minimum deal size are turned down before they reach you."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      <FieldGrid>
        <Select
          label="Primary content language"
          searchable
          clearable
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('contentLanguage')}
        />
        <NumberInput
          label="Minimum deal size (USD)"
          prefix="$"
          thousandSeparator=","
          min={0}
          decimalScale={2}
          allowNegative={false}
          {...form.getInputProps('minimumDeal')}
        />
      </FieldGrid>
    </FormPanel>
  )
}
