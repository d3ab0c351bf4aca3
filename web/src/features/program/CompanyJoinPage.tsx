import { useQuery } from '@apollo/client/react'
import { useParams, useSearchParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { CompanyProgramDocument } from './generated/JoinProgram.ts'
import { JoinFlow } from './JoinFlow.tsx'

/** A parameter in the URL counts as set even if it has no value. */
const isSet = (value: string | null): boolean => value !== null && value !== 'false' && value !== '0'

const OpenProgram = ({ companyId, unbranded }: { companyId: string; unbranded: boolean }) => {
  const query = useQuery(CompanyProgramDocument, { variables: { companyId } })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
      {({ activation: [program] }) =>
        program ? (
          <JoinFlow programId={program.id} unbranded={unbranded} key={program.id} />
        ) : (
          <NotFound what="Creator Program" />
        )
      }
    </Loaded>
  )
}

/**
 * The link that a company shares. It leads to the company's open program, or to the one in `program`. `unbranded` hides
 * the company's design.
 */
const CompanyJoinPage = () => {
  const { companyId = '' } = useParams()
  const [params] = useSearchParams()
  const named = params.get('program')
  const unbranded = isSet(params.get('unbranded'))
  if (!isUuid(companyId)) return <NotFound what="Creator Program" />
  return named !== null && isUuid(named) ? (
    <JoinFlow programId={named} companyId={companyId} unbranded={unbranded} key={named} />
  ) : (
    <OpenProgram companyId={companyId} unbranded={unbranded} />
  )
}

export default CompanyJoinPage
