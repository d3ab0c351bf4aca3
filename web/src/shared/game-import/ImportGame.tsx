import { Select } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { type Found, labelOf, useFoundGames } from './useFoundGames.ts'
import { explainImport, useGameImport } from './useGameImport.ts'

export type ImportGameProps = {
  id: string
  onAdded: (game: { id: string; name: string }) => void
}

const noneWords = (words: string, isSearching: boolean): string => {
  if (words.trim().length < 2) return 'Type at least two letters of its name'
  return isSearching ? 'Searching…' : 'No game with this name in the catalog'
}

/** Imports a game from the IGDB catalog and adds it to the company's games. */
const ImportGame = ({ id, onAdded }: ImportGameProps) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Found | null>(null)
  const {
    found,
    isSearching,
    problem: searchProblem,
  } = useFoundGames('igdb', chosen && words === labelOf(chosen) ? chosen.name : words)
  const games =
    chosen && found.every(({ externalId }) => externalId !== chosen.externalId) ? [chosen, ...found] : found
  const importGame = useGameImport()
  const form = useFields({ game: '' })
  const submit = useSubmit(form, {
    check: ({ game }): FieldErrors => (game ? {} : { game: 'Please choose a game' }),
    explain: explainImport,
    send: async ({ game }) => {
      const { game: added } = await importGame('igdb', game)
      await modals.remove(id, { force: true })
      if (!added) return
      toasts.good(t('{game} was added', { game: added.name }))
      onAdded(added)
    },
  })
  return (
    <DialogForm id={id} submitLabel="Add game" {...submit}>
      {submit.saving && <Notice>Fetching the game’s details and pictures. This takes a few seconds.</Notice>}
      {searchProblem && <Notice tone="bad">{searchProblem}</Notice>}
      <Select
        label={t('Game')}
        description={t('From IGDB, the catalog of all games.')}
        placeholder={t('Search the catalog')}
        required
        searchable
        data-autofocus
        filter={({ options }) => options}
        nothingFoundMessage={t(noneWords(words, isSearching))}
        data={games.map((game) => ({ value: game.externalId, label: labelOf(game) }))}
        searchValue={words}
        onSearchChange={setWords}
        {...form.getInputProps('game')}
        value={form.values.game || null}
        onChange={(value) => {
          form.setFieldValue('game', value ?? '')
          setChosen(games.find(({ externalId }) => externalId === value) ?? null)
        }}
      />
    </DialogForm>
  )
}

export default ImportGame
