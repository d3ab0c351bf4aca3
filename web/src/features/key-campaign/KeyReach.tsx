import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatExactCents } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { KeyReachDocument, type KeyReachQuery } from './generated/KeyReach.ts'
import { costPerThousandViews, reachPerKey } from './keyResults.ts'

type Reach = KeyReachQuery['key_reach'][number]
type Props = { campaignId: string; priceCents: number | null }

const step = 20
const most = 980

const Reached = ({ reach, priceCents }: { reach: Reach; priceCents: number | null }) => {
  const t = useText()
  const [codes, contents, views] = [reach.codes ?? 0, reach.contents ?? 0, reach.views ?? 0]
  const perKey = reachPerKey({ claimed: codes, views, completed: 0, claimants: 0 })
  return (
    <Row
      title={reach.creator?.profile?.display_name ?? t('Unknown')}
      text={[
        t('{count, plural, one {# key} other {# keys}}', { count: codes }),
        t('{count, plural, =0 {no content} one {# piece of content} other {# pieces of content}}', {
          count: contents,
        }),
        t('{count, plural, one {# view} other {# views}}', { count: views }),
        ...(priceCents === null
          ? []
          : [
              t('{cost} per 1,000 views', {
                cost: formatExactCents(costPerThousandViews(codes, views, priceCents)),
              }),
            ]),
      ].join(' · ')}
      side={t('{count, plural, one {# view} other {# views}} per key', { count: Math.round(perKey ?? 0) })}
    />
  )
}

/** Each creator's reach and its cost, the highest reach first. Shown for campaigns with claimed codes. */
export const KeyReach = ({ campaignId, priceCents }: Props) => {
  // The number of rows is not in the URL, because the content list on this page already uses that parameter.
  const [shown, setShown] = useState(step)
  const query = useQuery(KeyReachDocument, { variables: { id: campaignId, most: shown + 1 } })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<LinesSkeleton lines={3} />}
    >
      {({ key_reach: rows }) => (
        <Panel title="By creator" text="The views that each creator’s keys led to.">
          <RowList>
            {rows.slice(0, shown).map((reach) => (
              <Reached key={reach.participant_id} reach={reach} priceCents={priceCents} />
            ))}
          </RowList>
          {rows.length > shown && shown < most && (
            <ShowMore loading={query.loading} onMore={() => setShown(shown + step)} />
          )}
        </Panel>
      )}
    </Loaded>
  )
}
