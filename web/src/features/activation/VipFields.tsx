import { useQuery } from '@apollo/client/react'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { VipChoicesDocument } from './generated/VipFields.ts'

type Vip = {
  readonly creator: { readonly id: string; readonly profile: { readonly display_name: string | null } | null }
}

type Props = {
  /** The hint that explains what VIPs can do regardless of the requirements. */
  text: string
  known: readonly Vip[]
  value: string[]
  onChange: (ids: string[]) => void
  error: ReactNode
}

/** Lets the company choose creators who skip the requirements. Only the company sees who they are. */
export const VipFields = ({ text, known, value, onChange, error }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(VipChoicesDocument, { variables: { words: toLike(asked) } })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  // Remembers the names of selected creators while the user searches for others.
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map())
  const found = (data ?? previousData)?.creator ?? []
  const names = new Map([
    ...met,
    ...known.map(({ creator }) => [creator.id, creator.profile?.display_name ?? creator.id] as const),
    ...found.map(({ id, profile }) => [id, profile?.display_name ?? id] as const),
  ])
  const choose = (ids: string[]) => {
    setMet(new Map(ids.map((id) => [id, names.get(id) ?? id])))
    onChange(ids)
  }
  return (
    <Panel title="VIPs" text={`${t(text)} ${t('Only you can see this list.')}`}>
      <MultiSelect
        label={t('Creators')}
        placeholder={value.length === 0 ? t('Search creators') : undefined}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ 'aria-label': t('Clear') }}
        nothingFoundMessage={t('No creator with this name')}
        data={[...names].map(([id, label]) => ({ value: id, label }))}
        searchValue={words}
        onSearchChange={setWords}
        value={value}
        onChange={choose}
        error={error ?? problem}
      />
    </Panel>
  )
}
