import { Button, Stack } from '@mantine/core'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './codeManager.module.css'
import type { Holder } from './HolderPicker.tsx'
import { type Code, holderOf, itemOf, placeOf, platformOf, stateOf } from './holder.ts'
import { openRevokeBatch } from './RevokeBatch.tsx'
import { openRevokeCode } from './RevokeCode.tsx'

/** A line of the search, and the code that it matches. Null if the line matches none of the company's codes. */
export type Trace = { readonly line: number; readonly text: string; readonly code: Code | null }

/** Creators whose traced code is from this batch. They probably leaked it, so they are set to get no new code. */
export const holdersIn = (traces: readonly Trace[], batchId: string): readonly Holder[] => {
  const holders = traces.flatMap(({ code }): readonly Holder[] =>
    code?.batch.id === batchId && !code.revoked_at && code.claimer
      ? [{ id: code.claimer.id, name: holderOf(code) }]
      : [],
  )
  return [...new Map(holders.map((holder) => [holder.id, holder])).values()]
}

const Facts = ({ code }: { code: Code }) => {
  const t = useText()
  const { claimed_at, revealed_at, batch } = code
  const claim = [
    holderOf(code),
    placeOf(code),
    claimed_at && t('claimed {moment}', { moment: formatMoment(claimed_at) }),
    revealed_at
      ? t('first revealed {moment}', { moment: formatMoment(revealed_at) })
      : claimed_at && t('not revealed yet'),
  ].filter((part) => part && part !== '–')
  const added = t('added {day}', { day: formatDay(batch.created_at) })
  return (
    <>
      {claim.length > 0 && <div>{claim.join(' · ')}</div>}
      <div>{[itemOf(code), platformOf(code), added, batch.note].filter(Boolean).join(' · ')}</div>
    </>
  )
}

type Props = { readonly traces: readonly Trace[]; readonly onRevoked: () => void }

const Revoke = ({ code, traces, onRevoked }: Props & { code: Code }) => {
  const t = useText()
  const { user } = useSession()
  if (!user?.company?.isOwner) return null
  const { batch } = code
  return (
    <>
      {!code.revoked_at && (
        <Button
          variant="outline"
          color="red"
          size="compact-sm"
          onClick={() => openRevokeCode({ code, isLeaked: true, onRevoked })}
        >
          {t('Revoke code')}
        </Button>
      )}
      {!batch.revoked_at && (
        <Button
          variant="outline"
          color="red"
          size="compact-sm"
          onClick={() =>
            openRevokeBatch({ batchId: batch.id, leftOut: holdersIn(traces, batch.id), onRevoked })
          }
        >
          {t('Revoke batch')}
        </Button>
      )}
    </>
  )
}

const TraceRow = ({ trace, ...props }: Props & { trace: Trace }) => {
  const t = useText()
  const { text, code } = trace
  return (
    <Row
      title={
        <>
          <span className={classes.code}>{text}</span>{' '}
          {code && <StatusBadge tone={stateOf(code).tone}>{stateOf(code).words}</StatusBadge>}
        </>
      }
      text={code ? <Facts code={code} /> : t('Not one of your codes')}
      side={code && <Revoke code={code} {...props} />}
    />
  )
}

/** The holders of traced codes. The owner can revoke a code or its whole batch from here. */
export const Traces = ({ traces, onRevoked }: Props) => {
  const t = useText()
  const known = traces.filter(({ code }) => code !== null).length
  return (
    <Stack aria-live="polite">
      <strong>
        {t('{known} of {count, plural, one {# code is yours} other {# codes are yours}}', {
          known,
          count: traces.length,
        })}
      </strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard. */}
      <section className={classes.scroll} aria-label={t('Traced codes')} tabIndex={0}>
        <RowList>
          {traces.map((trace) => (
            <TraceRow key={trace.line} trace={trace} traces={traces} onRevoked={onRevoked} />
          ))}
        </RowList>
      </section>
    </Stack>
  )
}
