import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChipGroup } from '../../components/ChipGroup.tsx'
import {
  HardwarePageDocument,
  type HardwarePageQuery,
  SaveHardwareDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { changes } from './choice.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'

const familyNames: Record<string, string> = {
  Mobile: 'Mobile',
  Nintendo: 'Nintendo',
  Pc: 'PC',
  Playstation: 'PlayStation',
  VR: 'VR',
  Xbox: 'Xbox',
}

const Hardware = ({ data }: { data: HardwarePageQuery }) => {
  const before = data.creator_hardware.map(({ hardware_id }) => hardware_id)
  const [chosen, setChosen] = useState<string[]>(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [saveHardware, { loading }] = useMutation(SaveHardwareDocument, {
    refetchQueries: [HardwarePageDocument],
  })
  const navigate = useNavigate()
  const creatorId = data.currentUser?.creator?.id
  const finish = async (now: string[]) => {
    if (!creatorId) return
    const { removed, added } = changes(before, now)
    try {
      await saveHardware({
        variables: {
          creatorId,
          removed,
          added: added.map((hardware_id) => ({ hardware_id })),
          at: new Date().toISOString(),
        },
      })
      void navigate('/creator/home')
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  const families = [...new Set(data.hardware.map(({ family }) => family))]
  return (
    <OnboardingFrame
      step={1}
      title="What do you play on?"
      text="You are only offered codes for what you own."
      problem={problem}
      saving={loading}
      onSave={() => void finish(chosen)}
      onSkip={() => void finish(before)}
    >
      {families.map((family) => (
        <ChipGroup
          key={family}
          label={familyNames[family] ?? family}
          options={data.hardware
            .filter((one) => one.family === family)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      ))}
    </OnboardingFrame>
  )
}

const HardwarePage = () => (
  <Loaded query={useQuery(HardwarePageDocument)}>{(data) => <Hardware data={data} />}</Loaded>
)

export default HardwarePage
