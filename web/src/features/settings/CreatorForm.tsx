import { useMutation } from '@apollo/client/react'
import { NumberInput, Select } from '@mantine/core'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreatorForm_CreatorFragmentDoc, SaveCreatorDocument } from './generated/CreatorForm.ts'

type Props = {
  creator: FragmentType<typeof CreatorForm_CreatorFragmentDoc>
  languages: { code: string; name: string }[]
}

type Values = { contentLanguage: string | null; minimumDealSize: number | string }

const toDollars = (cents: number | null | undefined): number | string => (cents == null ? '' : cents / 100)
const toCents = (dollars: number | string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))

/** What companies need to know before they make an offer. */
export const CreatorForm = ({ creator, languages }: Props) => {
  const t = useText()
  const { id, primary_content_language, minimum_deal_size_cents } = readFragment(
    CreatorForm_CreatorFragmentDoc,
    creator,
  )
  const [saveCreator] = useMutation(SaveCreatorDocument)
  const form = useFields<Values>({
    contentLanguage: primary_content_language ?? null,
    minimumDealSize: toDollars(minimum_deal_size_cents),
  })
  const panel = usePanelForm(form, {
    send: async ({ contentLanguage, minimumDealSize }) => {
      const set = {
        primary_content_language: contentLanguage,
        minimum_deal_size_cents: toCents(minimumDealSize),
      }
      await saveCreator({ variables: { id, set } })
      toasts.good('Content settings saved successfully')
    },
  })
  return (
    <FormPanel
      title="Your content"
      text="Offers below your minimum deal size are turned down before they reach you."
      {...panel}
    >
      <FieldGrid>
        <Select
          label={t('Primary content language')}
          searchable
          clearable
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('contentLanguage')}
        />
        <NumberInput
          label={t('Minimum deal size (USD)')}
          prefix="$"
          thousandSeparator=","
          min={0}
          hideControls
          decimalScale={2}
          allowNegative={false}
          {...form.getInputProps('minimumDealSize')}
        />
      </FieldGrid>
    </FormPanel>
  )
}
