import { Button, Group } from '@mantine/core'
import { Suspense } from 'react'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { later } from '../../lib/later.tsx'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { ContentGame_ContentFragmentDoc } from './generated/ContentGame.ts'

const ContentGameForm = later(() => import('./ContentGameForm.tsx'))

const id = 'content-game'

const sources: Readonly<Record<string, string>> = {
  category: 'from its platform',
  title: 'from its title',
  tags: 'from its tags',
  description: 'from its description',
  person: 'set manually',
}

type Props = {
  content: FragmentType<typeof ContentGame_ContentFragmentDoc>
  /** Called after the user has named another game. */
  onChanged?: () => void
}

/** Shows the game that a piece of content is about and how we know it, and lets the user correct the game. */
export const ContentGame = ({ content, onChanged }: Props) => {
  const t = useText()
  const { id: contentId, title, game, game_source } = readFragment(ContentGame_ContentFragmentDoc, content)
  const open = () =>
    modals.add({
      id,
      title: 'Which game is this content about?',
      content: (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <ContentGameForm id={id} contentId={contentId} title={title} game={game} onChanged={onChanged} />
        </Suspense>
      ),
    })
  const source = sources[game_source ?? '']
  const words = game ? 'Another game' : 'Choose the game'
  return (
    <Group gap="xs">
      <span>
        {game ? t('Game: {game}', { game: game.name }) : t('We didn’t recognize a game in this content.')}
      </span>
      {game && source && <small>{`(${t(source)})`}</small>}
      <Button variant="subtle" size="compact-sm" aria-label={`${t(words)}: ${title}`} onClick={open}>
        {t(words)}
      </Button>
    </Group>
  )
}
