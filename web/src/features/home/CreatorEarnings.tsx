import { useQuery } from '@apollo/client/react'
import { Button, Title } from '@mantine/core'
import { DAY_MS } from '@questboard/domain'
import { useId, useState } from 'react'
import { Delta } from '../../charts/Delta.tsx'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { AppLink } from '../../components/AppLink.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Bone, Loading } from '../../components/Skeletons.tsx'
import { formatCents, formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { type ToText, useText } from '../../lib/text.ts'
import classes from './CreatorEarnings.module.css'
import {
  earnedByMonth,
  earnedLately,
  monthsUntil,
  type NextPayout,
  nameMonth,
  nextPayoutOf,
} from './earnings.ts'
import { CreatorEarningsDocument, type CreatorEarningsQuery } from './generated/CreatorEarnings.ts'

const payments = '/user/settings/payments'
const months = 12

type Sum = CreatorEarningsQuery['working']
const centsOf = (part: Sum): number => part.aggregate?.sum?.net_cents ?? 0

const payoutWords = (t: ToText, next: NextPayout): string => {
  if (next.state === 'onItsWay') return t('Expected by {day}', { day: formatDay(next.expectedOn) })
  if (next.state === 'stopped') return t('Payout didn’t arrive: see what to do')
  return t(next.state === 'prepared' ? 'Approved, will be sent soon' : 'No payout on its way')
}

/** A time that is before the first shown month in every time zone. */
const yearBefore = (now: number): string => {
  const [first = ''] = monthsUntil(now, months)
  return new Date(Date.parse(`${first}-01T00:00:00Z`) - DAY_MS).toISOString()
}

const Money = ({ data, now }: { data: CreatorEarningsQuery; now: number }) => {
  const t = useText()
  const next = nextPayoutOf(data.payout, centsOf(data.prepared))
  const lately = earnedLately(data.quest_run, 30, now)
  const count = data.working.aggregate?.count ?? 0
  return (
    <Figures>
      <Figure
        label="Next payout"
        value={next.state === 'none' ? '–' : formatCents(next.cents)}
        hint={payoutWords(t, next)}
        to={payments}
      />
      <Figure
        label="Earned in the last 30 days"
        value={formatCents(lately.now)}
        hint={<Delta now={lately.now} before={lately.before} than="vs. previous 30 days" />}
        spark={<Sparkline values={earnedByMonth(data.quest_run, monthsUntil(now, months))} />}
      />
      <Figure
        label="Held for you"
        value={formatCents(centsOf(data.working))}
        hint={
          count === 0
            ? 'Companies pay before you start'
            : t('{count, plural, one {For # active Quest} other {For # active Quests}}', { count })
        }
        to="/creator/home/quests"
      />
    </Figures>
  )
}

const ByMonth = ({ data, now, id }: { data: CreatorEarningsQuery; now: number; id: string }) => {
  const t = useText()
  const all = monthsUntil(now, months)
  return (
    <div className={classes.chart} id={id}>
      <LaterChart
        label="Earnings by month"
        pointLabel="Month"
        kind="bars"
        points={all.map(nameMonth)}
        series={[{ name: 'Earned', values: earnedByMonth(data.quest_run, all), tone: 3 }]}
        format={formatCents}
        partial={all.map((_, index) => (index === all.length - 1 ? t('so far') : null))}
        isSum
      />
    </div>
  )
}

const Waiting = () => (
  <div className={classes.money} aria-busy="true">
    <Loading />
    <Bone height="100%" />
  </div>
)

/** The creator's money: next payouts first, then past earnings. */
export const CreatorEarnings = () => {
  const t = useText()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [now] = useState(() => Date.now())
  const query = useQuery(CreatorEarningsDocument, { variables: { since: yearBefore(now) } })
  return (
    <section aria-label={t('Earnings')}>
      <div className={classes.head}>
        <Title order={2}>{t('Earnings')}</Title>
        <div className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            onClick={() => setOpened(!opened)}
          >
            {t('By month')}
          </Button>
          <AppLink to={payments}>{t('Payments')}</AppLink>
        </div>
      </div>
      <Loaded query={query} skeleton={<Waiting />}>
        {(data) => (
          <>
            <div className={classes.money}>
              <Money data={data} now={now} />
            </div>
            {opened && <ByMonth data={data} now={now} id={id} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
