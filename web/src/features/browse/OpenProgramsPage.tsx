import { useQuery } from '@apollo/client/react'
import { programStandingOf } from '@questboard/domain'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useSession } from '../../lib/session.ts'
import { useOwn } from '../../shared/cards/ActivationCards.tsx'
import { EligibilityLine } from '../../shared/eligibility/EligibilityLine.tsx'
import classes from './Browse.module.css'
import { MembershipsPageDocument } from './generated/MembershipsPage.ts'
import { membershipWords } from './membershipWords.ts'
import { OpenList } from './OpenList.tsx'

/** The creator's status in a program, or else their eligibility. */
const useStanding = (programs: readonly { id: string }[]) => {
  const { user } = useSession()
  const { of: own } = useOwn(programs.map(({ id }) => id))
  const { data } = useQuery(MembershipsPageDocument, { skip: user?.userType !== 'Creator' })
  const memberships = new Map(data?.program_membership.map((one) => [one.program_id, one]))
  return (id: string) => {
    const membership = memberships.get(id)
    if (membership) {
      const { word, tone } = membershipWords[programStandingOf(membership)]
      return (
        <span className={classes.standing}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </span>
      )
    }
    const known = own.get(id)
    return known && <EligibilityLine eligibility={known.eligibility} />
  }
}

const OpenProgramsPage = () => (
  <>
    <PageHeader title="Open programs" text="Join a company’s creator community and enjoy its perks." />
    <OpenList
      kind="CREATOR_PROGRAM"
      searchLabel="Search programs and companies"
      empty={{ title: 'No open programs right now', text: 'Programs appear here when companies open them.' }}
      useStanding={useStanding}
    />
  </>
)

export default OpenProgramsPage
