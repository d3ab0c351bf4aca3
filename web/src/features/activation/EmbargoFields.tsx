import { Switch } from '@mantine/core'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MomentInput } from '../../components/MomentInput.tsx'
import { ZoneInput } from '../../components/ZoneInput.tsx'
import type { Form } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { inZone } from '../../lib/zones.ts'

type Embargo = { hasEmbargo: boolean; embargoAt: string; embargoTimeZone: string }

type Props = {
  form: Pick<Form<Embargo>, 'values' | 'bind' | 'getInputProps' | 'setFieldValue'>
  /** The hint that explains what must not be public before the embargo ends. */
  text: string
}

/** The end of the embargo, in its own time zone. */
export const EmbargoFields = ({ form, text }: Props) => {
  const t = useText()
  const { hasEmbargo, embargoAt, embargoTimeZone } = form.values
  return (
    <>
      <Switch
        label={t('Embargo')}
        description={t(text)}
        {...form.getInputProps('hasEmbargo', { type: 'checkbox' })}
      />
      {hasEmbargo && (
        <FieldGrid>
          <MomentInput
            label={t('Embargo ends')}
            required
            zone={embargoTimeZone}
            {...form.bind('embargoAt')}
          />
          <ZoneInput
            label={t('Time zone')}
            required
            value={embargoTimeZone}
            error={form.getInputProps('embargoTimeZone').error}
            onChange={(zone) => {
              form.setFieldValue('embargoAt', inZone(embargoAt, embargoTimeZone, zone))
              form.setFieldValue('embargoTimeZone', zone)
            }}
          />
        </FieldGrid>
      )}
    </>
  )
}
