import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { type AccessKind, accessKinds } from '../../shared/access/accessState.ts'
import {
  FinishQuestsOnboardingDocument,
  QuestsOnboardingPageDocument,
} from './generated/QuestsOnboardingPage.ts'
import { QuestsReview } from './QuestsReview.tsx'
import { missingSteps, QuestsSteps, type Step, stepsOf } from './QuestsSteps.tsx'

const overview = [
  { title: 'Make an offer', text: 'Say what you’d make, for how much, and when.' },
  {
    title: 'Produce the content',
    text: 'Once the company has paid, submit your content for review before the deadline.',
  },
  { title: 'Get paid', text: 'After approval and publishing, the payout takes 2 to 3 business days.' },
]

const HowQuestsWork = () => {
  const t = useText()
  return (
    <Panel title="How Quests work">
      <RowList>
        {overview.map(({ title, text }, index) => (
          <Row
            key={title}
            lead={<span className="qb-figures">{index + 1}</span>}
            title={t(title)}
            text={t(text)}
          />
        ))}
      </RowList>
    </Panel>
  )
}

type Preparing = {
  steps: readonly Step[]
  creatorId: string | undefined
  /** The kinds of access that the review is about. A person without creator access requests all of them. */
  kinds: readonly AccessKind[]
}

const Prepare = ({ steps, creatorId, kinds }: Preparing) => {
  const t = useText()
  const [finish, { loading }] = useMutation(FinishQuestsOnboardingDocument, {
    refetchQueries: [QuestsOnboardingPageDocument],
  })
  const [problem, setProblem] = useState<string | null>(null)
  const whyNot = useId()
  const missing = missingSteps(steps)
  const send = () => {
    if (!creatorId) return
    const variables = { creatorId, at: new Date().toISOString(), requests: kinds.map((kind) => ({ kind })) }
    finish({ variables }).catch((error: unknown) => setProblem(explain(error).message))
  }
  return (
    <Stacked>
      <HowQuestsWork />
      <Panel
        title="What we need from you"
        footer={
          <>
            {missing.length > 0 && (
              <Text size="sm" id={whyNot}>
                {t('Finish these steps before you send them for review: {steps}', {
                  steps: missing.map((title) => t(title)).join(', '),
                })}
              </Text>
            )}
            <Button
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? whyNot : undefined}
              loading={loading}
              onClick={send}
            >
              {t('Send for review')}
            </Button>
          </>
        }
      >
        {problem && <Notice tone="bad">{problem}</Notice>}
        <QuestsSteps steps={steps} />
      </Panel>
    </Stacked>
  )
}

const QuestsOnboardingPage = () => {
  const { user } = useSession()
  const query = useQuery(QuestsOnboardingPageDocument)
  return (
    <>
      <PageHeader title="Get ready for Quests" text="Get ready for paid sponsorships." />
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['12rem', '20rem']} />}>
        {(data) => {
          const creator = data.currentUser?.creator
          const access = creator?.access.find(({ kind }) => kind === 'quests')
          const steps = stepsOf(data)
          if (!access)
            return (
              <Prepare
                steps={steps}
                creatorId={creator?.id}
                kinds={user?.userType === 'User' ? accessKinds : ['quests']}
              />
            )
          return <QuestsReview status={access.status} reason={access.reason} steps={steps} />
        }}
      </Loaded>
    </>
  )
}

export default QuestsOnboardingPage
