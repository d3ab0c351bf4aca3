import { AppLink } from '../../../components/AppLink.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Row, RowList } from '../../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { formatCount } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import type { KeyOwnerPageQuery } from './generated/KeyCampaignPage.ts'

type Owned = NonNullable<KeyOwnerPageQuery['activation_by_pk']>
type Offer = Owned['key_offers'][number]

/** The color of the stock level: red when out of codes, yellow below 10%, green above (rules §9). */
const tones: Readonly<Record<string, Tone>> = { HIGH: 'good', LOW: 'warn', OUT: 'bad' }
const words: Readonly<Record<string, string>> = {
  HIGH: 'In stock',
  LOW: 'Running low',
  OUT: 'Out of codes',
}

const StockRow = ({ offer, asking }: { offer: Offer; asking: number }) => {
  const t = useText()
  const { promised, claimed, available, availability, code_item, platform } = offer
  const counts = t(
    promised === null ? '{left} left · {claimed} claimed' : '{left} left · {claimed} of {promised} claimed',
    {
      left: formatCount(available),
      claimed: formatCount(claimed),
      promised: formatCount(promised),
    },
  )
  const asks = t(
    '{count, plural, one {# creator requests more codes} other {# creators request more codes}}',
    {
      count: asking,
    },
  )
  return (
    <Row
      title={`${code_item?.item_name} · ${platform}`}
      text={asking > 0 ? `${counts} · ${asks}` : counts}
      side={
        <StatusBadge tone={tones[availability ?? ''] ?? 'neutral'}>
          {words[availability ?? ''] ?? ''}
        </StatusBadge>
      }
    />
  )
}

/** A campaign's codes by platform: promised, claimed and left, and how many creators have requested more. */
export const KeyStock = ({
  campaignId,
  offers,
  demand,
}: {
  campaignId: string
  offers: Owned['key_offers']
  demand: Owned['code_demand']
}) => {
  const t = useText()
  if (offers.length === 0)
    return <Panel title="Keys" text="No key sets yet, so creators have nothing to claim." />
  return (
    <Panel
      title="Keys"
      actions={<AppLink to={`/company/campaigns/${campaignId}/unusedkeys`}>{t('Unused keys')}</AppLink>}
    >
      <RowList>
        {offers.map((offer) => (
          <StockRow
            key={`${offer.code_item?.id} ${offer.distribution_channel?.id}`}
            offer={offer}
            asking={
              demand.find(
                ({ distribution_channel_id }) => distribution_channel_id === offer.distribution_channel?.id,
              )?.asking ?? 0
            }
          />
        ))}
      </RowList>
    </Panel>
  )
}
