import { useQuery } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { otherSide, type QuestRunSide, readPayoutMethod, shareAmount } from '@questboard/domain'
import { ask } from '../../components/Confirm.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { askToAccept } from './AcceptOffer.tsx'
import { AutoBidNote } from './AutoBidNote.tsx'
import { AutoBidRules } from './AutoBidRules.tsx'
import { askToCounter } from './CounterOffer.tsx'
import { channelOf, channelsOf } from './channelOf.ts'
import classes from './Facts.module.css'
import { Facts } from './Facts.tsx'
import { OfferMeansDocument } from './generated/Bids.ts'
import { lackOf, OfferReadiness } from './OfferReadiness.tsx'
import { MoneySplit } from './OfferSummary.tsx'
import { contentFacts } from './terms.ts'
import { useBidMoves } from './useBidMoves.ts'
import { type Bid, otherName, type QuestRun, termsOf, useSide } from './useQuestRun.ts'
import type { PriceHint } from './usualPrice.ts'

type Props = { run: QuestRun; bid: Bid }

const methodOf = (run: QuestRun) => readPayoutMethod(run.expected_payout_method)

const useDecline = ({ run, bid }: Props) => {
  const t = useText()
  const side = useSide()
  const { rejectBid } = useBidMoves()
  return () =>
    ask({
      id: 'decline-offer',
      title: 'Decline this offer?',
      text: t('This ends the bidding with {name}.', { name: otherName(run, side) }),
      confirm: 'Decline offer',
      dangerous: true,
      run: async () => {
        await rejectBid(bid.id)
      },
    })
}

/** The side that made the offer can withdraw it until the other side answers. */
const Withdraw = ({ run, bid }: Props) => {
  const t = useText()
  const name = otherName(run, useSide())
  const { withdrawBid } = useBidMoves()
  const withdraw = () =>
    ask({
      id: 'withdraw-offer',
      title: 'Withdraw this offer?',
      text: t('We notify {name}, and the bidding ends.', { name }),
      confirm: 'Withdraw offer',
      dangerous: true,
      run: async () => {
        await withdrawBid(bid.id)
      },
    })
  return (
    <Group>
      <Button variant="default" onClick={withdraw}>
        {t('Withdraw offer')}
      </Button>
    </Group>
  )
}

/** Explains why this offer can only be accepted or declined. */
const whyNoCounter = (side: QuestRunSide): string =>
  side === 'company'
    ? 'You can accept or decline this offer. You can make counter-offers only to creators you invited who haven’t joined this Quest before.'
    : 'You can accept or decline this offer. Only invited creators who haven’t joined this Quest before can make counter-offers.'

const Answers = ({
  run,
  bid,
  canAccept = true,
  means,
}: Props & { canAccept?: boolean; means?: PriceHint }) => {
  const t = useText()
  const side = useSide()
  const decline = useDecline({ run, bid })
  const channels = channelsOf(run)
  return (
    <>
      <Group gap="sm">
        <Button
          disabled={!canAccept}
          onClick={() => askToAccept({ bid, terms: termsOf(run), method: methodOf(run) })}
        >
          {t('Accept')}
        </Button>
        {run.can_be_countered && (
          <Button variant="default" onClick={() => askToCounter({ run, bid, channels, means })}>
            {t('Counter-offer')}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={decline}>
          {t('Decline')}
        </Button>
      </Group>
      {!run.can_be_countered && <p className={classes.quiet}>{t(whyNoCounter(side))}</p>}
    </>
  )
}

const CreatorAnswers = (props: Props) => {
  const query = useQuery(OfferMeansDocument)
  return (
    <Loaded query={query}>
      {(means) => {
        const lack = lackOf(means)
        return (
          <>
            {lack && <OfferReadiness lack={lack} title="Quest log" />}
            <Answers {...props} canAccept={lack === null} means={means} />
          </>
        )
      }}
    </Loaded>
  )
}

const CompanyAnswers = (props: Props) => (
  <>
    <AutoBidNote {...props} terms={termsOf(props.run)} />
    <Answers {...props} />
  </>
)

export const OfferOnTable = ({ run, bid }: Props) => {
  const t = useText()
  const side = useSide()
  const isYours = otherSide(bid.side) === side
  const name = otherName(run, side)
  const feeBasisPoints = termsOf(run).fee_basis_points ?? 0
  const method = methodOf(run)
  return (
    <Panel
      title={isYours ? t('{name} offers', { name }) : 'Your offer'}
      text={isYours ? undefined : t('{name} hasn’t answered yet.', { name })}
    >
      <div className={classes.stack}>
        <MoneySplit
          money={shareAmount(bid.amount_cents, feeBasisPoints, method)}
          feeBasisPoints={feeBasisPoints}
          method={method}
        />
        <Facts facts={contentFacts(t, bid, channelOf(run, bid), termsOf(run))} />
        {bid.message && <blockquote className={classes.quote}>{bid.message}</blockquote>}
        {isYours &&
          (side === 'creator' ? (
            <CreatorAnswers run={run} bid={bid} />
          ) : (
            <CompanyAnswers run={run} bid={bid} />
          ))}
        {!isYours && <Withdraw run={run} bid={bid} />}
        {side === 'company' && <AutoBidRules run={run} />}
      </div>
    </Panel>
  )
}
