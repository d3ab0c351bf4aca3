import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Words } from '../../lib/Words.tsx'

type Props = {
  title: string
  more?: { to: string; label: string }
  empty: string
  next?: { to: string; label: string }
  count: number
  children: ReactNode
}

/** The creator's active runs, the earliest due date first. If there are none, a suggestion. */
export const CreatorWorkPanel = ({ title, more, empty, next, count, children }: Props) => (
  <Panel
    title={title}
    actions={
      more && (
        <AppLink to={more.to}>
          <Words>{more.label}</Words>
        </AppLink>
      )
    }
  >
    {count === 0 ? <EmptyState compact title="Nothing in progress" text={empty} next={next} /> : children}
  </Panel>
)
