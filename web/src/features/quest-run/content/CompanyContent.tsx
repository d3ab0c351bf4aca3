import { Button, Checkbox, Group } from '@mantine/core'
import { durationInWords, postTypeNames } from '@questboard/domain'
import { useState } from 'react'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { briefOf } from './agreed.ts'
import { ListingClock, NothingProduced, Praise, ReviewClock } from './ContentState.tsx'
import classes from './content.module.css'
import { openExtension } from './ExtendForm.tsx'
import type { ContentRun_RunFragment } from './generated/Content.ts'
import { KitClaims } from './KitClaims.tsx'
import { openApproval, openDecline } from './ReviewForms.tsx'
import { EarlierPieces, Pieces, SubmittedPieces } from './SubmittedPieces.tsx'

type Run = ContentRun_RunFragment

const useAgreement = (run: Run): string => {
  const t = useText()
  return [
    ...(run.post_type ? [t(postTypeNames[run.post_type])] : []),
    ...(run.content_length_minutes ? [durationInWords(run.content_length_minutes)] : []),
    briefOf(run).game ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** The agreed points as a checklist for the company while it watches the content. Check marks are not saved. */
const Points = ({ title, points }: { title: string; points: readonly string[] }) => {
  const t = useText()
  const [seen, setSeen] = useState<readonly string[]>([])
  if (points.length === 0) return null
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.heading}>
        {t(title)} {t('({seen} of {all} checked)', { seen: seen.length, all: points.length })}
      </legend>
      <div className={classes.points}>
        {points.map((point) => (
          <Checkbox
            key={point}
            label={point}
            checked={seen.includes(point)}
            onChange={({ currentTarget: { checked } }) =>
              setSeen((before) => (checked ? [...before, point] : before.filter((one) => one !== point)))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const Agreed = ({ run }: { run: Run }) => {
  const t = useText()
  const { deliverables, talking_points, call_to_action } = briefOf(run)
  return (
    <Panel title="Agreement" text={useAgreement(run)}>
      <div className={classes.words}>
        <Points title="Deliverables" points={deliverables} />
        <Points title="Talking points" points={talking_points} />
        {call_to_action && (
          <div>
            <h3 className={classes.heading}>{t('Call to action')}</h3>
            <p className={classes.quote}>{call_to_action}</p>
          </div>
        )}
      </div>
    </Panel>
  )
}

const Reviewing = ({ run, version }: { run: Run; version: number }) => {
  const t = useText()
  const seen = { runId: run.id, version }
  return (
    <>
      <ReviewClock run={run} isCompany />
      <div className={classes.sides}>
        <Panel
          title="Submitted content"
          footer={
            <Group gap="sm">
              <Button variant="default" onClick={() => openDecline(seen)}>
                {t('Decline')}
              </Button>
              <Button onClick={() => openApproval({ ...seen, run })}>{t('Approve')}</Button>
            </Group>
          }
        >
          <Pieces run={run} />
        </Panel>
        <Agreed run={run} />
      </div>
    </>
  )
}

const Awaited = ({ run, version }: { run: Run; version: number }) => {
  const t = useText()
  const { id: runId, deadline_at: deadline } = run
  return (
    <EmptyState
      compact
      title="No content submitted yet"
      text={t('Due from the creator by {when}.', { when: formatMoment(deadline) })}
      action={
        deadline && (
          <Button variant="default" onClick={() => openExtension({ runId, version, deadline })}>
            {t('Extend deadline')}
          </Button>
        )
      }
    />
  )
}

export const CompanyContent = ({ run, version }: { run: Run; version: number }) => {
  const { status } = run
  if (status === 'CONTENTREVIEW')
    return (
      <>
        <Reviewing run={run} version={version} />
        <KitClaims run={run} />
        <EarlierPieces run={run} />
      </>
    )
  return (
    <>
      {status === 'CONTENTPRODUCTION' && <Awaited run={run} version={version} />}
      {status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' && <ListingClock run={run} />}
      <NothingProduced run={run} />
      <KitClaims run={run} />
      <SubmittedPieces run={run} />
      <Praise run={run} />
      <EarlierPieces run={run} />
    </>
  )
}
