import { useMutation, useQuery } from '@apollo/client/react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { modals } from '../../lib/modals.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { toLike } from '../../lib/toLike.ts'
import {
  GamesByNameDocument,
  GamesOfCompanyDocument,
  SetContentGameDocument,
} from './generated/ContentGame.ts'

type Game = { readonly id: string; readonly name: string }
type Props = {
  id: string
  contentId: string
  title: string
  game: Game | null
  onChanged?: (() => void) | undefined
}

/** A company can choose only its own games. The content's creator can choose any game. */
const useChoices = (words: string, known: Game | null) => {
  const companyId = useSession().user?.company?.id ?? ''
  const [asked] = useDebouncedValue(words, 200)
  const own = useQuery(GamesOfCompanyDocument, { variables: { companyId }, skip: companyId === '' })
  const any = useQuery(GamesByNameDocument, {
    variables: { words: toLike(asked) },
    skip: companyId !== '',
  })
  const problem = useLoadProblem(companyId === '' ? any : own)
  if (companyId !== '') return { choices: own.data?.company_game.map(({ game }) => game) ?? [], problem }
  const found = (any.data ?? any.previousData)?.game ?? []
  const isLost = known !== null && found.every((game) => game.id !== known.id)
  return { choices: isLost ? [known, ...found] : found, problem }
}

const ContentGameForm = ({ id, contentId, title, game, onChanged }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Game | null>(null)
  const { choices, problem } = useChoices(words, chosen)
  const [save] = useMutation(SetContentGameDocument)
  const form = useFields({ game: '' })
  const submit = useSubmit(form, {
    check: ({ game: gameId }): FieldErrors => (gameId ? {} : { game: 'Please choose a game' }),
    explain,
    send: async ({ game: gameId }) => {
      const { data } = await save({ variables: { id: contentId, gameId } })
      if (!data?.update_content_by_pk) throw new Error('You can no longer change this')
      await modals.remove(id, { force: true })
      toasts.good('Saved. We won’t change the game automatically.')
      onChanged?.()
    },
  })
  return (
    <DialogForm id={id} submitLabel="Save" {...submit}>
      <p>{title}</p>
      <Select
        label={t('Game')}
        description={game && t('Currently: {game}', { game: game.name })}
        placeholder={t('Search games')}
        required
        searchable
        data-autofocus
        nothingFoundMessage={t('No game with this name')}
        data={choices.map(({ id: value, name: label }) => ({ value, label }))}
        searchValue={words}
        onSearchChange={setWords}
        {...form.getInputProps('game')}
        error={form.getInputProps('game').error ?? problem}
        value={form.values.game || null}
        onChange={(value) => {
          form.setFieldValue('game', value ?? '')
          setChosen(choices.find((one) => one.id === value) ?? null)
        }}
      />
    </DialogForm>
  )
}

export default ContentGameForm
