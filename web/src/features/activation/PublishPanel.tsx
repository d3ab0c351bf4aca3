import { Button, Stack } from '@mantine/core'
import {
  type ActivationStatus,
  activationPath,
  activationStatusNamesOf,
  isEditable,
  lacksOf,
  type PublishProblem,
  publishProblems,
} from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { type AnyStep, stepAddress } from './addresses.ts'
import {
  type ActivationHead_ActivationFragment,
  ActivationHead_ActivationFragmentDoc,
} from './generated/Activation.ts'
import classes from './PublishPanel.module.css'
import { problemsIn } from './problemsIn.ts'
import { statusTones } from './statusTones.ts'
import { useActivationMoves } from './useActivationMoves.ts'

type Props = {
  activation: FragmentType<typeof ActivationHead_ActivationFragmentDoc>
  steps: readonly AnyStep[]
  /** True on the overview, which already shows the status. */
  isOnOverview?: boolean
}

const elsewhere: Readonly<Record<string, string>> = {
  billing_details: '/company/settings',
  verified_email: '/user/settings/personal-info',
}

const Lacks = ({
  problems,
  steps,
  addressOf,
}: Pick<Props, 'steps'> & {
  problems: readonly PublishProblem[]
  addressOf: (step: AnyStep) => string
}) => {
  const t = useText()
  return (
    <div>
      <p className={classes.lead}>{t('Before you can publish:')}</p>
      <ul className={classes.lacks}>
        {lacksOf(steps, problems).map(({ problem, step }) => {
          const to = step ? addressOf(step) : elsewhere[problem]
          return (
            <li key={problem}>
              {to ? <AppLink to={to}>{t(publishProblems[problem])}</AppLink> : t(publishProblems[problem])}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const says: Partial<Record<ActivationStatus, string>> = {
  waiting_for_company_verification:
    'We verify your company when you publish for the first time. This activation goes live automatically once your company is verified.',
  upcoming: 'Published. The activation opens on its start date.',
  active: 'Creators who meet the requirements can see this activation and take part.',
  unpublished: 'New creators can’t join. Creators who already joined continue.',
}

/** The next action after publishing. Not shown for a creator program, whose home page shows it already. */
const NextToPublishing = ({
  kind,
  id,
  status,
  key_campaign,
}: Pick<ActivationHead_ActivationFragment, 'kind' | 'id' | 'status' | 'key_campaign'>) => {
  const t = useText()
  const takesInvitations = (status === 'active' || status === 'upcoming') && !key_campaign?.waitlist
  return takesInvitations && kind !== 'CREATOR_PROGRAM' ? (
    <Button component={AppLink} variant="default" to={`${activationPath(kind, id)}/invite-creators`}>
      {t('Next: invite creators')}
    </Button>
  ) : null
}

/** The publish button, and why publishing was refused. */
const PublishButton = ({
  id,
  status,
  isComplete,
}: Pick<ActivationHead_ActivationFragment, 'id' | 'status'> & { isComplete: boolean }) => {
  const t = useText()
  const { publish } = useActivationMoves(id)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const canPublish = status === 'draft' || status === 'unpublished'
  const run = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await publish()
    } catch (error) {
      setRefusal(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {canPublish && (
        <Button loading={busy} disabled={!isComplete} onClick={() => void run()}>
          {t(status === 'unpublished' ? 'Publish again' : 'Publish')}
        </Button>
      )}
    </>
  )
}

/** The activation's status, what is missing before publishing, and the publish button. */
export const PublishPanel = ({ activation, steps, isOnOverview = false }: Props) => {
  const t = useText()
  const { user } = useSession()
  const head = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  const { status } = head
  const problems = status === 'draft' ? problemsIn(head.publish_problems) : []
  // Renders nothing after the activation has ended, because an ended activation cannot be published.
  if (isOnOverview && !isEditable(status) && !head.own_review_note) return null
  return (
    <Panel title="Publishing">
      <Stack gap="sm">
        {!isOnOverview && (
          <div>
            <StatusBadge tone={statusTones[status]}>{activationStatusNamesOf(head.kind)[status]}</StatusBadge>
          </div>
        )}
        {says[status] && <p className={classes.text}>{t(says[status])}</p>}
        {head.own_review_note && (
          <Notice tone="warn" title="Review notes">
            {head.own_review_note}
          </Notice>
        )}
        {problems.length > 0 && (
          <Lacks
            problems={problems}
            steps={steps}
            addressOf={({ slug }) => stepAddress(head.kind, head.id, slug)}
          />
        )}
        {status === 'draft' && problems.length === 0 && (
          <p className={classes.text}>
            {t(
              user?.company?.isVerified === false
                ? 'Ready to publish. We verify your company before creators see your first activation.'
                : 'Ready to publish.',
            )}
          </p>
        )}
        <PublishButton id={head.id} status={status} isComplete={problems.length === 0} />
        <NextToPublishing {...head} />
      </Stack>
    </Panel>
  )
}
