import { useMutation } from '@apollo/client/react'
import { Select } from '@mantine/core'
import { creatorForm } from '@questboard/domain'
import type { z } from 'zod'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreatorForm_CreatorFragmentDoc, SaveCreatorDocument } from './generated/CreatorForm.ts'

type Props = {
  creator: FragmentType<typeof CreatorForm_CreatorFragmentDoc>
  languages: { code: string; name: string }[]
}

export const CreatorForm = ({ creator, languages }: Props) => {
  const t = useText()
  const { id, primary_content_language, minimum_deal_size_cents } = readFragment(
    CreatorForm_CreatorFragmentDoc,
    creator,
  )
  const [saveCreator] = useMutation(SaveCreatorDocument)
  const form = useFields<z.input<typeof creatorForm>>({
    contentLanguage: primary_content_language ?? null,
    minimumDealSize: minimum_deal_size_cents ?? null,
  })
  const panel = usePanelForm(form, {
    check: checkWith(creatorForm),
    send: async ({ contentLanguage, minimumDealSize }) => {
      const set = {
        primary_content_language: contentLanguage,
        minimum_deal_size_cents: minimumDealSize,
      }
      await saveCreator({ variables: { id, set } })
      toasts.good('Content settings saved successfully')
    },
  })
  return (
    <FormPanel
      title="Your content"
      text="We decline offers below your minimum deal size automatically."
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
        <MoneyInput label={t('Minimum deal size (USD)')} {...form.bind('minimumDealSize')} />
      </FieldGrid>
    </FormPanel>
  )
}
