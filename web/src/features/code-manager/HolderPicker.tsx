import { useQuery } from '@apollo/client/react'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { BatchHoldersDocument } from './generated/CodesPage.ts'

export type Holder = { readonly id: string; readonly name: string }

type Props = {
  batchId: string
  value: readonly Holder[]
  error?: string | undefined
  onChange: (holders: readonly Holder[]) => void
}

/** A creator can hold several codes of a batch. */
const distinct = (holders: readonly Holder[]): readonly Holder[] => [
  ...new Map(holders.map((holder) => [holder.id, holder])).values(),
]

/** Finds creators who hold a code of a batch by name. Selected ones stay in the options during later searches. */
export const HolderPicker = ({ batchId, value, error, onChange }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(BatchHoldersDocument, {
    variables: { batchId, words: toLike(asked) },
    fetchPolicy: 'no-cache',
  })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const found = ((data ?? previousData)?.code ?? []).flatMap(({ claimer }) =>
    claimer?.profile?.display_name ? { id: claimer.id, name: claimer.profile.display_name } : [],
  )
  const holders = distinct([...value, ...found])
  return (
    <MultiSelect
      label={t('Creators who get no new code (optional)')}
      description={t('For example, creators who leaked their code. They can’t claim another code.')}
      placeholder={value.length === 0 ? t('Search creators with a code from this batch') : ''}
      nothingFoundMessage={t('No creator with this name has a code from this batch')}
      searchable
      data={holders.map(({ id, name }) => ({ value: id, label: name }))}
      searchValue={words}
      onSearchChange={setWords}
      value={value.map(({ id }) => id)}
      error={error ?? problem}
      onChange={(ids) => onChange(holders.filter(({ id }) => ids.includes(id)))}
    />
  )
}
