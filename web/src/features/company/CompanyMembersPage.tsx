import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { canInviteMember } from '@questboard/domain'
import { IconUserPlus } from '@tabler/icons-react'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { findPlanInForce } from '../../shared/plans/findPlanInForce.ts'
import { UpgradeButton } from '../../shared/plans/UpgradeButton.tsx'
import { useUpgrade } from '../../shared/plans/useUpgrade.ts'
import {
  CompanyMembersPageDocument,
  type CompanyMembersPageQuery,
  InvitationRow_InvitationFragmentDoc,
  MemberRow_MemberFragmentDoc,
} from './generated/CompanyMembersPage.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { openInvite } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'

const NoRoom = ({ plan, limit, taken }: { plan: string; limit: number; taken: number }) => {
  const t = useText()
  const upgrade = useUpgrade(({ member_limit }) => member_limit > taken)
  return (
    <Notice
      tone="warn"
      title="Your plan’s member limit is reached"
      action={upgrade && <UpgradeButton {...upgrade} />}
    >
      {t('{plan} includes {limit, plural, one {# member} other {# members}}. Upgrade to add more.', {
        plan,
        limit,
      })}
    </Notice>
  )
}

type Some<Key extends keyof CompanyMembersPageQuery> = Pick<CompanyMembersPageQuery, Key> & {
  isOwner: boolean
}

const MemberRows = ({ company_member: members, isOwner }: Some<'company_member'>) => (
  <RowList>
    {members.map((member) => (
      <MemberRow
        key={readFragment(MemberRow_MemberFragmentDoc, member).user_id}
        member={member}
        isOwner={isOwner}
      />
    ))}
  </RowList>
)

const Invitations = ({ company_invitation: invitations, isOwner }: Some<'company_invitation'>) => (
  <Panel title="Invitations">
    <RowList>
      {invitations.map((invitation) => (
        <InvitationRow
          key={readFragment(InvitationRow_InvitationFragmentDoc, invitation).id}
          invitation={invitation}
          isOwner={isOwner}
        />
      ))}
    </RowList>
  </Panel>
)

const Members = ({ data, isOwner }: { data: CompanyMembersPageQuery; isOwner: boolean }) => {
  const t = useText()
  const { company_member, company_invitation, subscription } = data
  const plan = findPlanInForce(data.plan, subscription[0])
  const limit = plan?.member_limit ?? null
  const pending = readFragment(InvitationRow_InvitationFragmentDoc, company_invitation).filter(
    ({ status }) => status === 'pending',
  )
  const taken = company_member.length + pending.length
  const full = limit !== null && !canInviteMember(company_member.length, pending.length, limit).ok
  return (
    <Stacked>
      {full && <NoRoom plan={plan?.name ?? ''} limit={limit} taken={taken} />}
      <Panel
        title="Members"
        text={
          limit === null
            ? undefined
            : t('{taken} of {limit, plural, one {# place} other {# places}} taken', { taken, limit })
        }
        actions={
          isOwner && (
            <Button leftSection={<IconUserPlus size={16} />} onClick={openInvite} disabled={full}>
              {t('Invite')}
            </Button>
          )
        }
      >
        <MemberRows company_member={company_member} isOwner={isOwner} />
      </Panel>
      {company_invitation.length > 0 && (
        <Invitations company_invitation={company_invitation} isOwner={isOwner} />
      )}
    </Stacked>
  )
}

const CompanyMembersPage = () => {
  const { user } = useSession()
  const query = useQuery(CompanyMembersPageDocument)
  return (
    <>
      <PageHeader
        title="Members"
        text="Everyone who works for your company here. Owners can also change settings and members."
      />
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(data) => <Members data={data} isOwner={user?.company?.isOwner === true} />}
      </Loaded>
    </>
  )
}

export default CompanyMembersPage
