import { useMutation } from '@apollo/client/react'
import { Select } from '@mantine/core'
import { personalInfoForm } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { checkWith, isBegun, useFields } from '../../lib/form.ts'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { PlaceForm_UserFragmentDoc, SavePlaceDocument } from './generated/PlaceForm.ts'

const place = personalInfoForm.pick({ country: true, language: true })

type Named = { code: string; name: string }
type Props = { user: FragmentType<typeof PlaceForm_UserFragmentDoc>; countries: Named[]; languages: Named[] }

const toOptions = (list: Named[]) => list.map(({ code, name }) => ({ value: code, label: name }))

const isLocked = (until: string | null | undefined) => until != null && new Date(until) > new Date()

const hint = (t: ToText, until: string | null | undefined, lasting: string) =>
  isLocked(until) ? t('You can change this setting again on {day}.', { day: formatDay(until) }) : t(lasting)

/** A changed country cannot change again for one year, and a language for three months (rules §3). */
export const PlaceForm = ({ user, countries, languages }: Props) => {
  const t = useText()
  const { id, country, country_locked_until, language, language_locked_until } = readFragment(
    PlaceForm_UserFragmentDoc,
    user,
  )
  const [savePlace] = useMutation(SavePlaceDocument)
  const form = useFields({ country: country ?? '', language: language ?? '' })
  const panel = usePanelForm(form, {
    check: checkWith(place),
    send: async (values) => {
      const set = {
        ...(values.country !== country && { country: values.country }),
        ...(values.language !== language && { language: values.language }),
      }
      await savePlace({ variables: { id, set } })
      toasts.good('Country and language saved successfully')
    },
  })
  const required = isBegun(form.values)
  return (
    <FormPanel
      title="Country and language"
      text="Some activations require a country or a language."
      {...panel}
    >
      <FieldGrid>
        <Select
          label={t('Country')}
          required={required}
          searchable
          autoComplete="country"
          data={toOptions(countries)}
          disabled={isLocked(country_locked_until)}
          description={hint(t, country_locked_until, 'You can change your country once a year.')}
          {...form.getInputProps('country')}
        />
        <Select
          label={t('Language')}
          required={required}
          searchable
          data={toOptions(languages)}
          disabled={isLocked(language_locked_until)}
          description={hint(t, language_locked_until, 'You can change your language every three months.')}
          {...form.getInputProps('language')}
        />
      </FieldGrid>
    </FormPanel>
  )
}
