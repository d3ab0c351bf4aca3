import { useMutation, useQuery } from '@apollo/client/react'
import { ChipGroup } from '../../components/ChipGroup.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { changes } from '../../lib/changes.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ChannelFirst } from './ChannelFirst.tsx'
import {
  InterestsPageDocument,
  type InterestsPageQuery,
  SaveInterestsDocument,
} from './generated/InterestsPage.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { useStep } from './useStep.ts'

const toOptions = (tags: InterestsPageQuery['tag'], kind: string) =>
  tags.filter((tag) => tag.kind === kind).map(({ id, name }) => ({ value: id, label: name }))

const Interests = ({ data }: { data: InterestsPageQuery }) => {
  const t = useText()
  const before = data.creator_interest.map(({ tag_id }) => tag_id)
  const [saveInterests] = useMutation(SaveInterestsDocument, {
    refetchQueries: [InterestsPageDocument],
  })
  const { form, frame } = useStep(
    { interests: before },
    {
      next: '/creator/onboarding/hardware',
      send: async ({ interests }) => {
        const { removed, added } = changes(before, interests)
        await saveInterests({ variables: { removed, added: added.map((tag_id) => ({ tag_id })) } })
      },
    },
  )
  const choice = {
    value: form.values.interests,
    onChange: (interests: string[]) => form.setFieldValue('interests', interests),
  }
  return (
    <OnboardingFrame
      step={0}
      title="What are you into?"
      text="We’ll show matching offers first. You can change this anytime."
      {...frame}
    >
      <ChipGroup label={t('Categories')} options={toOptions(data.tag, 'category')} {...choice} />
      <ChipGroup label={t('Genres')} options={toOptions(data.tag, 'genre')} {...choice} />
    </OnboardingFrame>
  )
}

const InterestsPage = () => (
  <Loaded
    query={useQuery(InterestsPageDocument)}
    skeleton={<PanelsSkeleton heights={['5rem', '10rem', '10rem']} />}
  >
    {(data) => (data.currentUser?.creator ? <Interests data={data} /> : <ChannelFirst />)}
  </Loaded>
)

export default InterestsPage
