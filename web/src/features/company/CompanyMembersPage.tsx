import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { canInviteMember } from '@questboard/domain'
import { IconUserPlus } from '@tabler/icons-react'
import { UpgradeButton } from '../../cards/UpgradeButton.tsx'
import { useUpgrade } from '../../cards/useUpgrade.ts'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import {
  CompanyMembersPageDocument,
  type CompanyMembersPageQuery,
  InvitationRow_InvitationFragmentDoc,
  MemberRow_MemberFragmentDoc,
} from './generated/CompanyMembersPage.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { openInvite } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'

const Members = ({ data, isOwner }: { data: CompanyMembersPageQuery; isOwner: boolean }) => {
  const t = useText()
  const { company_member: members, company_invitation: invitations, subscription } = data
  const limit = subscription[0]?.plan.member_limit ?? null
  const pending = readFragment(InvitationRow_InvitationFragmentDoc, invitations).filter(
    ({ status }) => status === 'pending',
  )
  const taken = members.length + pending.length
  const full = limit !== null && !canInviteMember(members.length, pending.length, limit).ok
  const upgrade = useUpgrade(({ member_limit }) => member_limit > taken)
  return (
    <Stacked>
      {full && (
        <Notice
          tone="warn"
          title="Your plan has no room for more members"
          action={upgrade && <UpgradeButton {...upgrade} />}
        >
          {t('{plan} includes {limit, plural, one {# member} other {# members}}. Upgrade to add more.', {
            plan: subscription[0]?.plan.name ?? '',
            limit,
          })}
        </Notice>
      )}
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
        <RowList>
          {members.map((member) => (
            <MemberRow
              key={readFragment(MemberRow_MemberFragmentDoc, member).user_id}
              member={member}
              isOwner={isOwner}
            />
          ))}
        </RowList>
      </Panel>
      {invitations.length > 0 && (
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
        text="Who acts for your company. Owners may also change its settings and members."
      />
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(data) => <Members data={data} isOwner={user?.company?.isOwner === true} />}
      </Loaded>
    </>
  )
}

export default CompanyMembersPage
