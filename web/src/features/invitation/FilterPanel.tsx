import { useQuery } from '@apollo/client/react'
import { Button, Checkbox, Group, Input, MultiSelect, Stack, TextInput } from '@mantine/core'
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks'
import {
  channelAffiliationNames,
  channelAffiliations,
  channelProviderNames,
  channelProviders,
  sizeTierLabels,
  sizeTiers,
} from '@questboard/domain'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { ManyInput } from '../../components/ManyInput.tsx'
import { NumberField } from '../../components/NumberField.tsx'
import { Panel } from '../../components/Panel.tsx'
import { LoadProblem, useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { InviteChoicesDocument, InviteGamesDocument } from './generated/InviteCreators.ts'
import { isUnfiltered, type Range, readFilters, type SearchFilters } from './searchFilters.ts'

const SOON = 300

type Props = {
  filters: SearchFilters
  onChange: (changes: Partial<SearchFilters>) => void
  /** True if an activation is selected, so that eligibility and existing invitations are known. */
  withActivation: boolean
}
type FieldProps = Pick<Props, 'filters' | 'onChange'>

const sizes = sizeTiers.map((value) => ({ value, label: sizeTierLabels[value] }))
const platforms = channelProviders.map((value) => ({ value, label: channelProviderNames[value] }))
const affiliations = channelAffiliations.map((value) => ({ value, label: channelAffiliationNames[value] }))

/** Shows typed text immediately, and searches after a short delay. */
const NameField = ({ filters, onChange }: FieldProps) => {
  const t = useText()
  const [typed, setTyped] = useState(filters.name)
  const search = useDebouncedCallback((name: string) => onChange({ name }), SOON)
  return (
    <TextInput
      type="search"
      label={t('Name')}
      placeholder={t('Search creators')}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        search(value)
      }}
    />
  )
}

const GamesField = ({ filters, onChange }: FieldProps) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, SOON)
  const query = useQuery(InviteGamesDocument, {
    variables: { words: toLike(asked), ids: [...filters.games] },
  })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const { known = [], found = [] } = data ?? previousData ?? {}
  const names = new Map([...known, ...found].map(({ id, name }) => [id, name]))
  return (
    <MultiSelect
      label={t('Games they play')}
      error={problem}
      placeholder={filters.games.length === 0 ? t('Any game') : undefined}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      nothingFoundMessage={t('No game with this name')}
      data={[...names].map(([value, label]) => ({ value, label }))}
      // The options are not filtered here, because the server has already filtered them.
      filter={({ options }) => options}
      searchValue={words}
      onSearchChange={setWords}
      value={[...filters.games]}
      onChange={(games) => onChange({ games })}
    />
  )
}

const RangeFields = ({
  title,
  range,
  onChange,
}: {
  title: string
  range: Range
  onChange: (range: Range) => void
}) => {
  const t = useText()
  const [typed, setTyped] = useState(range)
  const search = useDebouncedCallback(onChange, SOON)
  const change = (next: Range) => {
    setTyped(next)
    search(next)
  }
  const common = {
    min: 0,
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
    thousandSeparator: ',',
  } as const
  return (
    <Input.Wrapper label={t(title)} labelElement="div">
      <Group grow gap="xs" wrap="nowrap">
        <NumberField
          {...common}
          aria-label={t('{what}: minimum', { what: t(title) })}
          placeholder={t('From')}
          value={typed.from}
          onChange={(from) => change({ ...typed, from })}
        />
        <NumberField
          {...common}
          aria-label={t('{what}: maximum', { what: t(title) })}
          placeholder={t('Up to')}
          value={typed.to}
          onChange={(to) => change({ ...typed, to })}
        />
      </Group>
    </Input.Wrapper>
  )
}

const ActivationFields = ({ filters, onChange }: FieldProps) => {
  const t = useText()
  return (
    <Group>
      <Checkbox
        label={t('Only creators who can join')}
        checked={filters.eligible}
        onChange={({ currentTarget: { checked } }) => onChange({ eligible: checked })}
      />
      <Checkbox
        label={t('Only creators not invited yet')}
        checked={filters.uninvited}
        onChange={({ currentTarget: { checked } }) => onChange({ uninvited: checked })}
      />
    </Group>
  )
}

const ChoiceFields = ({ filters, onChange }: FieldProps) => {
  const t = useText()
  const query = useQuery(InviteChoicesDocument)
  const { data } = query
  const coded = (rows: readonly { code: string; name: string }[] = []) =>
    rows.map(({ code, name }) => ({ value: code, label: name }))
  const lists = (data?.creator_list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const field = (key: 'sizes' | 'languages' | 'countries' | 'platforms' | 'affiliations' | 'lists') => ({
    value: [...filters[key]],
    onChange: (value: string[]) => onChange({ [key]: value }),
  })
  return (
    <>
      <LoadProblem query={query} />
      <ManyInput label={t('Size')} choices={sizes} none={t('Any size')} {...field('sizes')} />
      <ManyInput label={t('Platform')} choices={platforms} none={t('Any platform')} {...field('platforms')} />
      <ManyInput
        label={t('Affiliation')}
        choices={affiliations}
        none={t('Any affiliation')}
        {...field('affiliations')}
      />
      <ManyInput
        label={t('Language')}
        choices={coded(data?.language)}
        none={t('Any language')}
        {...field('languages')}
      />
      <ManyInput
        label={t('Country')}
        choices={coded(data?.country)}
        none={t('Any country')}
        {...field('countries')}
      />
      <ManyInput label={t('Your lists')} choices={lists} none={t('Any creator')} {...field('lists')} />
    </>
  )
}

export const FilterPanel = ({ filters, onChange, withActivation }: Props) => {
  const t = useText()
  // Clearing the filters remounts the fields, because the fields store their own typed text.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared((before) => before + 1)
    onChange(readFilters(new URLSearchParams()))
  }
  return (
    <Panel
      title="Search creators"
      actions={
        !isUnfiltered(filters) && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t('Clear filters')}
          </Button>
        )
      }
    >
      <Stack key={cleared}>
        <FieldGrid>
          <NameField filters={filters} onChange={onChange} />
          <ChoiceFields filters={filters} onChange={onChange} />
          <GamesField filters={filters} onChange={onChange} />
          <RangeFields
            title="Followers"
            range={filters.followers}
            onChange={(followers) => onChange({ followers })}
          />
          <RangeFields
            title="Average viewers"
            range={filters.viewers}
            onChange={(viewers) => onChange({ viewers })}
          />
          <RangeFields
            title="Average views"
            range={filters.views}
            onChange={(views) => onChange({ views })}
          />
        </FieldGrid>
        {withActivation && <ActivationFields filters={filters} onChange={onChange} />}
      </Stack>
    </Panel>
  )
}
