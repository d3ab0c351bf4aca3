import { Avatar, Checkbox } from '@mantine/core'
import { memo } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { isWithin } from '../../lib/days.ts'
import { formatDue, formatExactCents, formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { runAddress } from './addresses.ts'
import classes from './CartRow.module.css'
import type { CartRun } from './useCart.ts'

type Props = { run: CartRun; picked: boolean; onPick: (id: string, picked: boolean) => void }

export const creatorOf = ({ creator }: Pick<CartRun, 'creator'>): string =>
  creator?.profile?.display_name ?? '–'

export const CartRow = memo(({ run, picked, onPick }: Props) => {
  const t = useText()
  const creator = creatorOf(run)
  const quest = run.quest?.activation?.name ?? ''
  return (
    <li className={classes.row}>
      <Checkbox
        checked={picked}
        onChange={({ currentTarget }) => onPick(run.id, currentTarget.checked)}
        aria-label={t('Pay for {quest} with {creator}', { quest, creator })}
      />
      <Avatar src={run.creator?.profile?.picture_url} name={creator} alt="" size={36} />
      <div className={classes.words}>
        <AppLink to={runAddress(run)} className={classes.creator}>
          {creator}
        </AppLink>
        <span className={classes.quest}>{quest}</span>
      </div>
      <time
        className={classes.due}
        dateTime={run.deadline_at ?? undefined}
        title={formatMoment(run.deadline_at)}
        data-soon={(run.deadline_at !== null && isWithin(run.deadline_at, 1)) || undefined}
      >
        {run.deadline_at && formatDue(t, run.deadline_at)}
      </time>
      <div className={classes.money}>
        <strong>{formatExactCents(run.amount_cents)}</strong>
        <span>
          {t('{net} + {cost} payout cost + {fee} fee', {
            net: formatExactCents(run.net_cents),
            cost: formatExactCents(run.payout_cost_cents),
            fee: formatExactCents(run.fee_cents),
          })}
        </span>
      </div>
    </li>
  )
})
