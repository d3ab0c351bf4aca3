import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { activationPath, isEditable, programSteps } from '@questboard/domain'
import { AppLink } from '../../../components/AppLink.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Row, RowList } from '../../../components/RowList.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationOverview } from '../ActivationOverview.tsx'
import { stepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import type { Todo } from '../overviewFacts.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { TodoPanel } from '../TodoPanel.tsx'
import {
  type ProgramHome_ActivationFragment,
  ProgramHome_ActivationFragmentDoc,
  ProgramHomeDocument,
  type ProgramHomeQuery,
} from './generated/ProgramHome.ts'
import { StartProgram } from './StartProgram.tsx'

type Owned = ProgramHomeQuery['activation'][number]
type Known = ProgramHome_ActivationFragment

const members = '/company/creator-management/creator-program'

const countOf = (of: { aggregate: { count: number } | null } | undefined): number => of?.aggregate?.count ?? 0

const Numbers = ({ known: { id, creator_program: program, eligible_creator_count } }: { known: Known }) => (
  <Figures>
    <Figure label="Members" value={formatCount(countOf(program?.accepted))} to={`${members}/accepted`} />
    <Figure label="Applicants" value={formatCount(countOf(program?.pending))} to={`${members}/applicants`} />
    <Figure label="Rejected" value={formatCount(countOf(program?.rejected))} to={`${members}/rejected`} />
    <Figure
      label="Creators who can join"
      value={formatCount(eligible_creator_count)}
      to={stepAddress('CREATOR_PROGRAM', id, 'requirements')}
    />
  </Figures>
)

const todosOf = ({ id, status, creator_program: program }: Known): Todo[] => {
  const applicants = countOf(program?.pending)
  const isLive = status === 'active'
  return [
    {
      wanted: applicants > 0,
      to: `${members}/applicants`,
      title: 'Answer applicants',
      text: 'Applicants are waiting for your answer.',
    },
    {
      wanted: (program?.perks.length ?? 0) === 0,
      to: stepAddress('CREATOR_PROGRAM', id, 'perks'),
      title: 'Add perks',
      text: 'Give creators a reason to join.',
    },
    {
      wanted: program?.landing_title === '',
      to: stepAddress('CREATOR_PROGRAM', id, 'basic'),
      title: 'Write your landing page',
      text: 'The first thing creators see.',
    },
    {
      wanted: (program?.questions.length ?? 0) === 0,
      to: stepAddress('CREATOR_PROGRAM', id, 'application-form'),
      title: 'Add application questions',
      text: 'You’ll see each applicant’s answers next to their channels.',
    },
    {
      wanted: isLive,
      to: '/company/missions/create',
      title: 'Create a Mission for members',
      text: 'Missions give members something to do.',
    },
    {
      wanted: isLive,
      to: `/company/creator-management/invite-creators`,
      title: 'Invite creators',
      text: 'Let suitable creators know about your program.',
    },
  ].filter(({ wanted }) => wanted)
}

const Perks = ({ known }: { known: Known }) => {
  const t = useText()
  const perks = known.creator_program?.perks ?? []
  return (
    <Panel
      title="Perks"
      text="Benefits for members."
      actions={
        <Button component={AppLink} variant="default" to={stepAddress('CREATOR_PROGRAM', known.id, 'perks')}>
          {t('Edit perks')}
        </Button>
      }
    >
      {perks.length === 0 ? (
        <p>{t('No perks yet.')}</p>
      ) : (
        <RowList>
          {perks.map(({ id, title, description }) => (
            <Row key={id} title={title} text={description} />
          ))}
        </RowList>
      )}
    </Panel>
  )
}

const Home = ({ program }: { program: Owned }) => {
  const t = useText()
  const { id, status } = readFragment(ActivationHead_ActivationFragmentDoc, program)
  const known = readFragment(ProgramHome_ActivationFragmentDoc, program)
  return (
    <ActivationOverview
      activation={program}
      actions={
        <Button component={AppLink} variant="default" to={activationPath('CREATOR_PROGRAM', id)}>
          {t('View as a creator')}
        </Button>
      }
      numbers={<Numbers known={known} />}
      below={!isEditable(status) && <StartProgram isAnother />}
    >
      <TodoPanel todos={todosOf(known)} />
      <PublishPanel activation={program} steps={programSteps} isOnOverview />
      <Perks known={known} />
    </ActivationOverview>
  )
}

/** A company's creator program: members, perks and next actions, or the button to create one. */
const ProgramHomePage = () => {
  const { user } = useSession()
  const query = useQuery(ProgramHomeDocument, { variables: { companyId: user?.company?.id ?? '' } })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ activation: [program] }) => (program ? <Home program={program} /> : <StartProgram />)}
    </Loaded>
  )
}

export default ProgramHomePage
