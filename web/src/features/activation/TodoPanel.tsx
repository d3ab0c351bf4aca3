import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useText } from '../../lib/text.ts'
import type { Todo } from './overviewFacts.ts'

export const TodoPanel = ({ todos }: { todos: readonly Todo[] }) => {
  const t = useText()
  if (todos.length === 0) return null
  return (
    <Panel title="Next steps">
      <RowList>
        {todos.map(({ to, title, text }) => (
          <Row key={title} title={<AppLink to={to}>{t(title)}</AppLink>} text={t(text)} />
        ))}
      </RowList>
    </Panel>
  )
}
