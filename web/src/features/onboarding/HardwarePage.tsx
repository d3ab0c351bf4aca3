import { useMutation, useQuery } from '@apollo/client/react'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { changes } from '../../lib/changes.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { HardwareChoice } from '../../shared/pickers/HardwareChoice.tsx'
import { ChannelFirst } from './ChannelFirst.tsx'
import { GamesPicker, type PickedGame } from './GamesPicker.tsx'
import {
  HardwarePageDocument,
  type HardwarePageQuery,
  SaveHardwareDocument,
} from './generated/HardwarePage.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { useStep } from './useStep.ts'

type Choice = { hardware: string[]; games: PickedGame[] }

const idsOf = (games: readonly PickedGame[]) => games.map(({ id }) => id)

const Hardware = ({ data, creatorId }: { data: HardwarePageQuery; creatorId: string }) => {
  const before: Choice = {
    hardware: data.creator_hardware.map(({ hardware_id }) => hardware_id),
    games: data.creator_game.map(({ game }) => game),
  }
  const [saveHardware] = useMutation(SaveHardwareDocument, {
    refetchQueries: [HardwarePageDocument],
  })
  const send = async (now: Choice) => {
    const { removed, added } = changes(before.hardware, now.hardware)
    const games = changes(idsOf(before.games), idsOf(now.games))
    await saveHardware({
      variables: {
        creatorId,
        removed,
        added: added.map((hardware_id) => ({ hardware_id })),
        removedGames: games.removed,
        addedGames: games.added.map((game_id) => ({ game_id })),
        at: new Date().toISOString(),
      },
    })
  }
  const { form, frame } = useStep(before, { send, skip: () => send(before), next: '/home' })
  return (
    <OnboardingFrame
      step={1}
      title="What do you play on?"
      text="We only offer you codes for devices you own."
      {...frame}
    >
      <HardwareChoice
        hardware={data.hardware}
        value={form.values.hardware}
        onChange={(hardware) => form.setFieldValue('hardware', hardware)}
      />
      <GamesPicker value={form.values.games} onChange={(games) => form.setFieldValue('games', games)} />
    </OnboardingFrame>
  )
}

const HardwarePage = () => (
  <Loaded
    query={useQuery(HardwarePageDocument)}
    skeleton={<PanelsSkeleton heights={['5rem', '18rem', '8rem']} />}
  >
    {(data) =>
      data.currentUser?.creator ? (
        <Hardware data={data} creatorId={data.currentUser.creator.id} />
      ) : (
        <ChannelFirst />
      )
    }
  </Loaded>
)

export default HardwarePage
