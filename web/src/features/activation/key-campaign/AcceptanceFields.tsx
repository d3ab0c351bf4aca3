import { useQuery } from '@apollo/client/react'
import { MultiSelect, Stack, Switch } from '@mantine/core'
import { type KeyAccess, sizeTierLabels, sizeTiers } from '@questboard/domain'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { NumberField } from '../../../components/NumberField.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import type { Form } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { RequirementChoicesDocument, type RequirementChoicesQuery } from '../generated/RequirementFields.ts'

type Props = { form: Form<KeyAccess> }

const isSize = (value: string): value is (typeof sizeTiers)[number] => sizeTiers.some((one) => one === value)

const Regions = ({ form, choices }: Props & { choices: RequirementChoicesQuery }) => {
  const t = useText()
  const continents = new Map(choices.continent.map(({ code, name }) => [code, name]))
  return (
    <>
      <ManyInput
        label={t('Continents')}
        none={t('Any continent')}
        choices={choices.continent.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.bind('continents')}
      />
      <ManyInput
        label={t('Countries')}
        none={t('Any country')}
        choices={choices.country.map(({ code, name, continent_code }) => ({
          value: code,
          label: name,
          group: continents.get(continent_code) ?? continent_code,
        }))}
        {...form.bind('countries')}
      />
    </>
  )
}

const Rules = ({ form }: Props) => {
  const t = useText()
  const query = useQuery(RequirementChoicesDocument)
  return (
    <Stack>
      <FieldGrid>
        <NumberField
          label={t('Creators per day')}
          description={t(
            'The day starts at midnight, Stockholm time. Requests above the limit are handled first the next day, unless you decide sooner.',
          )}
          required
          min={1}
          max={1000}
          clampBehavior="none"
          allowDecimal={false}
          hideControls
          {...form.bind('dailyCap')}
        />
        <MultiSelect
          label={t('Sizes')}
          placeholder={form.values.sizeTiers.length === 0 ? t('Any size') : undefined}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear') }}
          data={sizeTiers.map((value) => ({ value, label: t(sizeTierLabels[value]) }))}
          value={form.values.sizeTiers}
          onChange={(chosen) => form.setFieldValue('sizeTiers', chosen.filter(isSize))}
        />
        <NumberField
          label={t('Keys completed (%)')}
          description={t('The percentage of a creator’s past keys that led to content.')}
          placeholder={t('Not required')}
          min={1}
          max={100}
          clampBehavior="none"
          allowDecimal={false}
          hideControls
          {...form.bind('minimumCompletion')}
        />
      </FieldGrid>
      <Switch
        label={t('Accept creators without past keys')}
        description={t(
          'These creators are new to keys: they haven’t submitted content or missed a deadline yet.',
        )}
        {...form.getInputProps('acceptsNewcomers', { type: 'checkbox' })}
      />
      <Loaded query={query} skeleton={<FormSkeleton fields={2} />}>
        {(choices) => (
          <FieldGrid>
            <Regions form={form} choices={choices} />
          </FieldGrid>
        )}
      </Loaded>
    </Stack>
  )
}

/** The rules for accepting requests automatically, and the maximum number per day. */
export const AcceptanceFields = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel
      title="Automatic acceptance"
      text="Creators who meet your rules are accepted immediately, up to a daily limit. Everyone else waits for your review, and you see the reason."
    >
      <Stack>
        <Switch
          label={t('Accept by rules')}
          {...form.getInputProps('acceptsByRules', { type: 'checkbox' })}
        />
        {form.values.acceptsByRules && <Rules form={form} />}
      </Stack>
    </Panel>
  )
}
