import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { JoinFlow } from './JoinFlow.tsx'

const JoinProgramPage = () => {
  const { programId = '' } = useParams()
  return isUuid(programId) ? (
    <JoinFlow programId={programId} key={programId} />
  ) : (
    <NotFound what="Creator Program" />
  )
}

export default JoinProgramPage
