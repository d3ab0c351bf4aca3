import { activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CodePromisesQuery } from './generated/CodeItemsPage.ts'

type Promised = CodePromisesQuery['code_promise'][number]

const PromiseRow = ({ promise: { activation, promised, available, is_short } }: { promise: Promised }) => {
  const t = useText()
  if (!activation) return null
  return (
    <Row
      title={<AppLink to={activationPath(activation.kind, activation.id)}>{activation.name}</AppLink>}
      text={t('{promised} promised · {left} left', {
        promised: formatCount(promised),
        left: formatCount(available),
      })}
      side={
        is_short ? (
          <StatusBadge tone="bad">Too few codes</StatusBadge>
        ) : available === 0 ? (
          <StatusBadge tone="warn">Out of codes</StatusBadge>
        ) : (
          <StatusBadge tone="good">Enough codes</StatusBadge>
        )
      }
    />
  )
}

/** What creators may still claim, activation by activation; nothing where nothing is promised. */
export const PromisesPanel = ({ promises }: { promises: readonly Promised[] }) => {
  if (promises.length === 0) return null
  return (
    <Panel
      title="Promised and left"
      text="Codes that those who take part may still claim. Several activations may count on the same codes."
    >
      <RowList>
        {promises.map((promise) => (
          <PromiseRow key={promise.activation_id} promise={promise} />
        ))}
      </RowList>
    </Panel>
  )
}
