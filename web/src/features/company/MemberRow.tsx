import { useMutation } from '@apollo/client/react'
import { ActionIcon, Avatar, Checkbox, Menu, TextInput } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { ask } from '../../components/Confirm.tsx'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { modals } from '../../lib/modals.ts'
import { session, useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CompanyMembersPageDocument,
  type MemberRow_MemberFragment,
  MemberRow_MemberFragmentDoc,
  RemoveMemberDocument,
  SaveMemberDocument,
} from './generated/CompanyMembersPage.ts'

const nameOf = (t: ToText, { profile, email }: MemberRow_MemberFragment) =>
  profile?.display_name ?? email ?? t('Member')

const editMember = 'edit-member'

const EditMember = ({ member }: { member: MemberRow_MemberFragment }) => {
  const t = useText()
  const [saveMember] = useMutation(SaveMemberDocument)
  const form = useFields({ title: member.title, isOwner: member.is_owner })
  const submit = useSubmit(form, {
    explain,
    send: async ({ title, isOwner }) => {
      await saveMember({ variables: { userId: member.user_id, set: { title, is_owner: isOwner } } })
      await session.changed()
      await modals.remove(editMember, { force: true })
    },
  })
  return (
    <DialogForm id={editMember} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label={t('Title')} maxLength={100} data-autofocus {...form.getInputProps('title')} />
      <Checkbox label={t('Owner')} {...form.getInputProps('isOwner', { type: 'checkbox' })} />
    </DialogForm>
  )
}

const useRemove = (member: MemberRow_MemberFragment) => {
  const t = useText()
  const [remove] = useMutation(RemoveMemberDocument, { refetchQueries: [CompanyMembersPageDocument] })
  return () =>
    ask({
      id: 'remove-member',
      title: t('Remove {name}?', { name: nameOf(t, member) }),
      text: t('This member loses access to your company. Their past work stays.'),
      confirm: t('Remove'),
      dangerous: true,
      run: async () => {
        await remove({ variables: { userId: member.user_id } })
        toasts.good('Member removed')
      },
    })
}

/** True if the user removes their own membership. */
const useLeave = ({ user_id }: MemberRow_MemberFragment) => {
  const t = useText()
  const { user } = useSession()
  const [remove] = useMutation(RemoveMemberDocument)
  return () =>
    ask({
      id: 'leave-company',
      title: t('Leave {company}?', { company: user?.company?.name ?? '' }),
      text: t(
        'You lose access to the company. You keep your account, and your past work stays with the company.',
      ),
      confirm: t('Leave'),
      dangerous: true,
      run: async () => {
        await remove({ variables: { userId: user_id } })
        // Reloads the page, because the client has cached a member's data. Other tabs reload too.
        session.tellOthers()
        window.location.assign('/home')
      },
    })
}

type Props = { member: FragmentType<typeof MemberRow_MemberFragmentDoc>; isOwner: boolean }

export const MemberRow = ({ member: masked, isOwner }: Props) => {
  const t = useText()
  const member = readFragment(MemberRow_MemberFragmentDoc, masked)
  const { user } = useSession()
  const isSelf = member.user_id === user?.id
  const remove = useRemove(member)
  const leave = useLeave(member)
  const name = nameOf(t, member)
  const edit = () =>
    modals.add({ id: editMember, title: name, size: 'sm', content: <EditMember member={member} /> })
  return (
    <Row
      lead={<Avatar src={member.profile?.picture_url ?? null} name={name} size={36} color="accent" alt="" />}
      title={name}
      text={[member.title, member.email].filter(Boolean).join(' · ')}
      side={
        <>
          {isSelf && <StatusBadge>You</StatusBadge>}
          {member.is_owner && <StatusBadge tone="info">Owner</StatusBadge>}
          {(isOwner || isSelf) && (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('Actions for {name}', { name })}
                >
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {isOwner && <Menu.Item onClick={edit}>{t('Change title or role')}</Menu.Item>}
                <Menu.Item color="red" onClick={isSelf ? leave : remove}>
                  {t(isSelf ? 'Leave the company' : 'Remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </>
      }
    />
  )
}
