import { useQuery } from '@apollo/client/react'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { ClickFigures } from '../../shared/links/ClickFigures.tsx'
import { ActivationClicksDocument } from './generated/results.ts'

export const ActivationClicks = ({ id }: { id: string }) => {
  const query = useQuery(ActivationClicksDocument, { variables: { id } })
  if (!query.data && query.error) return <LoadProblem query={query} />
  return <ClickFigures clicks={query.data?.activation_by_pk?.own_clicks} />
}
