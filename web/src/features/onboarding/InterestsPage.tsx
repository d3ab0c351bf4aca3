import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChipGroup } from '../../components/ChipGroup.tsx'
import {
  InterestsPageDocument,
  type InterestsPageQuery,
  SaveInterestsDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ChannelFirst } from './ChannelFirst.tsx'
import { changes } from './choice.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'

const toOptions = (tags: InterestsPageQuery['tag'], kind: string) =>
  tags.filter((tag) => tag.kind === kind).map(({ id, name }) => ({ value: id, label: name }))

const Interests = ({ data }: { data: InterestsPageQuery }) => {
  const t = useText()
  const before = data.creator_interest.map(({ tag_id }) => tag_id)
  const [chosen, setChosen] = useState<string[]>(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [saveInterests, { loading }] = useMutation(SaveInterestsDocument, {
    refetchQueries: [InterestsPageDocument],
  })
  const navigate = useNavigate()
  const next = () => void navigate('/creator/onboarding/hardware')
  const save = async () => {
    const { removed, added } = changes(before, chosen)
    try {
      await saveInterests({ variables: { removed, added: added.map((tag_id) => ({ tag_id })) } })
      next()
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return (
    <OnboardingFrame
      step={0}
      title="What are you into?"
      text="Offers that fit come first. You can change this at any time."
      problem={problem}
      saving={loading}
      onSave={() => void save()}
      onSkip={next}
    >
      <ChipGroup
        label={t('Categories')}
        options={toOptions(data.tag, 'category')}
        value={chosen}
        onChange={setChosen}
      />
      <ChipGroup
        label={t('Genres')}
        options={toOptions(data.tag, 'genre')}
        value={chosen}
        onChange={setChosen}
      />
    </OnboardingFrame>
  )
}

const InterestsPage = () => (
  <Loaded query={useQuery(InterestsPageDocument)}>
    {(data) => (data.currentUser?.creator ? <Interests data={data} /> : <ChannelFirst />)}
  </Loaded>
)

export default InterestsPage
