import { useMutation } from '@apollo/client/react'
import { Select } from '@mantine/core'
import { personalInfoForm } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import { PlaceForm_UserFragmentDoc, SavePlaceDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { formatDay } from '../../lib/format.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'

const place = personalInfoForm.pick({ country: true, language: true })

type Named = { code: string; name: string }
type Props = { user: FragmentType<typeof PlaceForm_UserFragmentDoc>; countries: Named[]; languages: Named[] }

const toOptions = (list: Named[]) => list.map(({ code, name }) => ({ value: code, label: name }))

const isLocked = (until: string | null | undefined) => until != null && new Date(until) > new Date()

const hint = (until: string | null | undefined, period: string) =>
  isLocked(until)
    ? `You can change this again on ${formatDay(until)}.`
    : `Once saved, it stays for ${period}.`

/** The country stays for one year and the language for three months once changed (spec §3). */
export const PlaceForm = ({ user, countries, languages }: Props) => {
  const { id, country, country_locked_until, language, language_locked_until } = readFragment(
    PlaceForm_UserFragmentDoc,
    user,
  )
  const [savePlace] = useMutation(SavePlaceDocument)
  const form = useFields({ country: country ?? '', language: language ?? '' })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    check: checkWith(place),
    explain,
    send: async (values) => {
      const set = {
        ...(values.country !== country && { country: values.country }),
        ...(values.language !== language && { language: values.language }),
      }
      await savePlace({ variables: { id, set } })
      toasts.good('Country and language saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  return (
    <FormPanel
      title="Country and language"
      text="Activations can ask for a country and a language."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      <FieldGrid>
        <Select
          label="Country"
          required
          searchable
          autoComplete="country"
          data={toOptions(countries)}
          disabled={isLocked(country_locked_until)}
          description={hint(country_locked_until, 'one year')}
          {...form.getInputProps('country')}
        />
        <Select
          label="Language"
          required
          searchable
          data={toOptions(languages)}
          disabled={isLocked(language_locked_until)}
          description={hint(language_locked_until, 'three months')}
          {...form.getInputProps('language')}
        />
      </FieldGrid>
    </FormPanel>
  )
}
