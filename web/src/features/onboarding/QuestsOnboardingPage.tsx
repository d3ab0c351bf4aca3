import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import {
  FinishQuestsOnboardingDocument,
  QuestsOnboardingPageDocument,
  type QuestsOnboardingPageQuery,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'

type Data = QuestsOnboardingPageQuery
type Step = { to: string; title: string; text: string; done: boolean; optional?: boolean }

const overview = [
  { title: 'Make an offer', text: 'Say what you would make, for how much, and when.' },
  {
    title: 'Produce the content',
    text: 'Once the company has paid, you have a deadline to submit for review.',
  },
  { title: 'Get paid', text: 'After approval and publishing, the payout takes 2 to 3 bank days.' },
]

const stepsOf = ({ currentUser, payout_account }: Data): Step[] => [
  {
    to: '/user/settings/connections',
    title: 'Connections',
    text: 'The channels your content goes to',
    done: (currentUser?.userConnections.length ?? 0) > 0,
  },
  {
    to: '/user/settings/notifications',
    title: 'Notifications',
    text: 'So that no deadline passes unseen',
    done: true,
    optional: true,
  },
  {
    to: '/user/settings/payments',
    title: 'Payments',
    text: 'Where your money goes',
    done: payout_account[0]?.is_ready === true,
  },
  {
    to: '/user/settings/personal-info',
    title: 'Personal info',
    text: 'Your country and language',
    done: Boolean(currentUser?.country && currentUser.language),
  },
]

const Reviewed = ({ status, reason }: { status: string; reason: string }) => {
  if (status === 'approved') {
    return (
      <EmptyState
        title="You can bid on Quests"
        action={
          <Button component={AppLink} to="/campaigns/quests/browse">
            Browse Quests
          </Button>
        }
      />
    )
  }
  if (status === 'rejected')
    return (
      <Notice tone="bad" title="Your profile was not approved">
        {reason}
      </Notice>
    )
  return (
    <EmptyState
      title="Your profile is being reviewed"
      text="This takes 2 to 4 days. We send you an email when it is done."
      action={
        <Button component={AppLink} to="/creator/home" variant="default">
          Back to home
        </Button>
      }
    />
  )
}

const Prepare = ({ data }: { data: Data }) => {
  const [finish, { loading }] = useMutation(FinishQuestsOnboardingDocument, {
    refetchQueries: [QuestsOnboardingPageDocument],
  })
  const [problem, setProblem] = useState<string | null>(null)
  const steps = stepsOf(data)
  const ready = steps.every(({ done, optional }) => done || optional)
  const creatorId = data.currentUser?.creator?.id
  const send = () => {
    if (!creatorId) return
    finish({ variables: { creatorId, at: new Date().toISOString() } }).catch((error: unknown) =>
      setProblem(explain(error).message),
    )
  }
  return (
    <Stacked>
      <Panel title="How Quests work">
        <RowList>
          {overview.map(({ title, text }, index) => (
            <Row
              key={title}
              lead={<span className="qb-figures">{index + 1}</span>}
              title={title}
              text={text}
            />
          ))}
        </RowList>
      </Panel>
      <Panel
        title="What we need from you"
        footer={
          <Button disabled={!ready} loading={loading} onClick={send}>
            Send for review
          </Button>
        }
      >
        {problem && <Notice tone="bad">{problem}</Notice>}
        <RowList>
          {steps.map(({ to, title, text, done }) => (
            <Row
              key={to}
              title={title}
              text={text}
              side={
                <>
                  <StatusBadge tone={done ? 'good' : 'neutral'}>{done ? 'Done' : 'To do'}</StatusBadge>
                  <Button
                    component={AppLink}
                    to={to}
                    variant="default"
                    size="xs"
                    aria-label={`Open ${title}`}
                  >
                    Open
                  </Button>
                </>
              }
            />
          ))}
        </RowList>
      </Panel>
    </Stacked>
  )
}

const QuestsOnboardingPage = () => {
  const query = useQuery(QuestsOnboardingPageDocument)
  return (
    <>
      <PageHeader title="Get ready for Quests" text="Paid sponsorships: a few things first." />
      <Loaded query={query}>
        {(data) => {
          const access = data.currentUser?.creator?.access[0]
          return access ? <Reviewed {...access} /> : <Prepare data={data} />
        }}
      </Loaded>
    </>
  )
}

export default QuestsOnboardingPage
