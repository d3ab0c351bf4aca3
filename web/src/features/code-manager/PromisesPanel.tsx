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
          <StatusBadge tone="bad">Not enough codes</StatusBadge>
        ) : available === 0 ? (
          <StatusBadge tone="warn">Out of codes</StatusBadge>
        ) : (
          <StatusBadge tone="good">Enough codes</StatusBadge>
        )
      }
    />
  )
}

/** Codes that creators can still claim, by activation. Hidden if there are none. */
export const PromisesPanel = ({ promises }: { promises: readonly Promised[] }) => {
  if (promises.length === 0) return null
  return (
    <Panel
      title="Promised and in stock"
      text="Codes that participating creators can still claim. Several activations can share the same stock."
    >
      <RowList>
        {promises.map((promise) => (
          <PromiseRow key={promise.activation_id} promise={promise} />
        ))}
      </RowList>
    </Panel>
  )
}
