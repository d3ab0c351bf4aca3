import { useQuery } from '@apollo/client/react'
import { ClickFigures } from '../../shared/links/ClickFigures.tsx'
import { QuestClicksDocument } from './generated/results.ts'

export const QuestClicks = ({ questId }: { questId: string }) => {
  const { data } = useQuery(QuestClicksDocument, { variables: { questId } })
  return <ClickFigures clicks={data?.activation_by_pk?.own_clicks} />
}
