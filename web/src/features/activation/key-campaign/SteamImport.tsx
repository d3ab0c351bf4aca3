import { useQuery } from '@apollo/client/react'
import { Autocomplete, Button, Group, Stack } from '@mantine/core'
import { type KeyGame, readSteamAppId, type StoreFacts, storeFacts } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../../lib/form.ts'
import { LoadProblem } from '../../../lib/LoadProblem.tsx'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { labelOf, useFoundGames } from '../../../shared/game-import/useFoundGames.ts'
import { explainImport, useGameImport } from '../../../shared/game-import/useGameImport.ts'
import { SteamImportDocument } from './generated/SteamImport.ts'
import { SteamPreview } from './SteamPreview.tsx'
import type { SteamFill } from './steamFields.ts'

export type SteamImportProps = {
  id: string
  before: KeyGame
  onFill: (changes: SteamFill) => void
}

type AskProps = { id: string; known: string; onFound: (facts: StoreFacts) => void }

const steamIdOf = (externalIds: unknown): string =>
  typeof externalIds === 'object' && externalIds !== null && 'steam' in externalIds
    ? String(externalIds.steam)
    : ''

/** Finds a game by app id, store URL or name. */
const AskForGame = ({ id, known, onFound }: AskProps) => {
  const t = useText()
  const form = useFields({ game: known })
  const typed = form.values.game
  const { found, problem: searchProblem } = useFoundGames(
    'steam',
    readSteamAppId(typed) === null ? typed : '',
  )
  const idOf = new Map(found.map((game) => [`${labelOf(game)} (${game.externalId})`, game.externalId]))
  const importGame = useGameImport()
  const submit = useSubmit(form, {
    check: ({ game }): FieldErrors => (game.trim() ? {} : { game: 'Please choose a game' }),
    explain: explainImport,
    send: async ({ game }) => {
      const { facts } = await importGame('steam', idOf.get(game) ?? /\((\d+)\)$/.exec(game)?.[1] ?? game)
      onFound(storeFacts.parse(facts))
    },
  })
  return (
    <DialogForm id={id} submitLabel="Look up" {...submit}>
      {submit.saving && (
        <Notice>Fetching the game’s details and pictures from Steam. This takes a few seconds.</Notice>
      )}
      {searchProblem && <Notice tone="bad">{searchProblem}</Notice>}
      <Autocomplete
        label={t('Game on Steam')}
        description={t('The app ID, the store page URL or the name.')}
        required
        data-autofocus
        maxLength={300}
        filter={({ options }) => options}
        data={[...idOf.keys()]}
        {...form.getInputProps('game')}
      />
    </DialogForm>
  )
}

type PreviewProps = SteamImportProps & {
  facts: StoreFacts
  tags: readonly { id: string; name: string }[]
  onBack: () => void
}

const Preview = ({ id, facts, before, tags, onFill, onBack }: PreviewProps) => {
  const t = useText()
  const fill = async (changes: SteamFill) => {
    onFill(changes)
    await modals.remove(id, { force: true })
    toasts.good(t('Filled in from Steam. Save to keep the changes.'))
  }
  return (
    <Stack>
      <SteamPreview facts={facts} before={before} tags={tags} onFill={(changes) => void fill(changes)} />
      <Group>
        <Button variant="subtle" onClick={onBack}>
          {t('Look up another game')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Imports a game's data from the Steam store: find the game, review its data, and fill in the selected parts. */
const SteamImport = (props: SteamImportProps) => {
  const { before } = props
  const [facts, setFacts] = useState<StoreFacts | null>(null)
  const query = useQuery(SteamImportDocument, {
    variables: { gameIds: before.gameId === null ? [] : [before.gameId] },
  })
  const { data, loading } = query
  if (loading) return null
  if (!data && query.error) return <LoadProblem query={query} />
  if (facts !== null)
    return <Preview {...props} facts={facts} tags={data?.tag ?? []} onBack={() => setFacts(null)} />
  return <AskForGame id={props.id} known={steamIdOf(data?.game[0]?.external_ids)} onFound={setFacts} />
}

export default SteamImport
