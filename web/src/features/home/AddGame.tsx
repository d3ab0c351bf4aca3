import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { toLike } from '../../lib/toLike.ts'
import { openImportGame } from '../../shared/game-import/openImportGame.tsx'
import { AddCompanyGameDocument, GamesToAddDocument, RemoveCompanyGameDocument } from './generated/AddGame.ts'
import { CompanyGamesPageDocument } from './generated/CompanyGamesPage.ts'

const id = 'add-game'
/** The time for an undo in milliseconds, enough to notice a wrong choice. */
const undoTime = 10_000
const refetchQueries = [CompanyGamesPageDocument]

/**
 * Searches games by name, without those that the company already has. The selected game stays in the options during
 * later searches.
 */
const useFound = (companyId: string, chosen: { value: string; label: string } | null) => {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(GamesToAddDocument, {
    variables: { words: toLike(asked), companyId },
  })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const found = (data ?? previousData)?.game.map(({ id: value, name: label }) => ({ value, label })) ?? []
  const options = chosen && found.every(({ value }) => value !== chosen.value) ? [chosen, ...found] : found
  return { words, setWords, options, problem }
}

const useAdd = (companyId: string) => {
  const t = useText()
  const [add] = useMutation(AddCompanyGameDocument, { refetchQueries })
  const [remove] = useMutation(RemoveCompanyGameDocument, { refetchQueries })
  return async (gameId: string, name: string) => {
    await add({ variables: { gameId } })
    await modals.remove(id, { force: true })
    toasts.add({
      tone: 'good',
      lifetime: undoTime,
      message: t('{game} was added', { game: name }),
      action: {
        label: 'Undo',
        run: () =>
          void remove({ variables: { companyId, gameId } }).catch((error: unknown) =>
            toasts.bad(explain(error).message),
          ),
      },
    })
  }
}

/** A game that is not in Questboard may be in the IGDB catalog. */
const NotHere = () => {
  const t = useText()
  const client = useApolloClient()
  const leave = async () => {
    await modals.remove(id, { force: true })
    openImportGame(() => void client.refetchQueries({ include: refetchQueries }))
  }
  return (
    <Button variant="subtle" onClick={() => void leave()}>
      {t('Not listed? Search the full game catalog')}
    </Button>
  )
}

const AddGame = ({ companyId }: { companyId: string }) => {
  const t = useText()
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const { words, setWords, options, problem } = useFound(companyId, chosen)
  const add = useAdd(companyId)
  const form = useFields({ game: '' })
  const submit = useSubmit(form, {
    check: ({ game }): FieldErrors => (game ? {} : { game: 'Please choose a game' }),
    explain,
    send: ({ game }) => add(game, chosen?.label ?? ''),
  })
  return (
    <DialogForm id={id} dirty={false} submitLabel="Add game" {...submit}>
      <Select
        label={t('Game')}
        placeholder={t('Search games')}
        required
        searchable
        openOnFocus={false}
        data-autofocus
        nothingFoundMessage={t('No game with this name')}
        data={options}
        searchValue={words}
        onSearchChange={setWords}
        {...form.getInputProps('game')}
        error={form.getInputProps('game').error ?? problem}
        value={form.values.game || null}
        onChange={(value, option) => {
          form.setFieldValue('game', value ?? '')
          setChosen(value ? { value, label: option.label } : null)
        }}
      />
      <NotHere />
    </DialogForm>
  )
}

export const openAddGame = (companyId: string) =>
  modals.add({ id, title: 'Add a game', size: 'sm', content: <AddGame companyId={companyId} /> })
