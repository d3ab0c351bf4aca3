import type { ReactNode } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'

type Item = { key: string; title: ReactNode; text?: ReactNode }

/** A list with a title for one part of a brief. Renders nothing if the list is empty. */
export const BriefList = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length > 0 && (
    <Panel title={title}>
      <RowList>
        {items.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </RowList>
    </Panel>
  )
