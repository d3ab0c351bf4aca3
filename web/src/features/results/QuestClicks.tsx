import { useQuery } from '@apollo/client/react'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { ClickFigures } from '../../shared/links/ClickFigures.tsx'
import { QuestClicksDocument } from './generated/results.ts'

export const QuestClicks = ({ questId }: { questId: string }) => {
  const query = useQuery(QuestClicksDocument, { variables: { questId } })
  if (!query.data && query.error) return <LoadProblem query={query} />
  return <ClickFigures clicks={query.data?.activation_by_pk?.own_clicks} />
}
