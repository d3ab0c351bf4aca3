import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Radio, Select, Stack } from '@mantine/core'
import { errors } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AutoBidNoteDocument, SetInvitationAutoBidDocument } from './generated/AutoBidNote.ts'
import { type OwnRules, ownRulesOf, rowOf, rulesInWords } from './ownRules.ts'
import type { QuestRun } from './useQuestRun.ts'

const dialogId = 'invitation-auto-bid'

type FormProps = { invitationId: string; rules: OwnRules; hasQuestRules: boolean }

const RulesForm = ({ invitationId, rules, hasQuestRules }: FormProps) => {
  const t = useText()
  const [save] = useMutation(SetInvitationAutoBidDocument)
  const form = useFields<OwnRules>(rules)
  const submit = useSubmit(form, {
    explain,
    check: ({ own, maxCents }): Record<string, string> =>
      own === 'own' && !maxCents ? { maxCents: errors['amount-invalid'] } : {},
    send: async (values) => {
      await save({ variables: { id: invitationId, set: rowOf(values) } })
      await modals.remove(dialogId, { force: true })
      toasts.good('Auto-bidding saved')
    },
  })
  return (
    <DialogForm id={dialogId} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <Radio.Group label={t('Counter-offers from this creator')} {...form.getInputProps('own')}>
        <Stack gap="xs" mt="xs">
          <Radio
            value="quest"
            label={t(hasQuestRules ? 'Same as the Quest' : 'Same as the Quest: let me decide')}
          />
          <Radio value="own" label={t('Separate rules')} />
        </Stack>
      </Radio.Group>
      {form.values.own === 'own' && (
        <FieldGrid>
          <MoneyInput label={t('Maximum bid')} required {...form.bind('maxCents')} />
          <Select
            label={t('Counter-offers up to the maximum')}
            data={[
              { value: 'auto_accept', label: t('Accept automatically') },
              { value: 'manual_review', label: t('Let me decide') },
            ]}
            allowDeselect={false}
            {...form.getInputProps('within')}
          />
          <Select
            label={t('Counter-offers above the maximum')}
            description={t(
              'If you decide yourself, we decline counter-offers that you don’t answer before the deadline.',
            )}
            data={[
              { value: 'auto_decline', label: t('Decline automatically') },
              { value: 'manual_review', label: t('Let me decide') },
            ]}
            allowDeselect={false}
            {...form.getInputProps('over')}
          />
        </FieldGrid>
      )}
    </DialogForm>
  )
}

type Props = { run: Pick<QuestRun, 'quest_id'> & { readonly creator: { readonly id: string } } }

/** The company's auto-bidding rules for an invited creator (rules §4). Creators do not see them. */
export const AutoBidRules = ({ run }: Props) => {
  const t = useText()
  const query = useQuery(AutoBidNoteDocument, {
    variables: { questId: run.quest_id, creatorId: run.creator.id },
  })
  const { data, loading } = query
  if (!data && query.error) return <LoadProblem query={query} />
  if (!data && loading) return <LinesSkeleton lines={1} />
  const [invitation] = data?.invitation ?? []
  if (!invitation) return null
  const rules = ownRulesOf(invitation)
  const edit = () =>
    modals.add({
      id: dialogId,
      title: 'Auto-bidding for this invitation',
      content: (
        <RulesForm
          invitationId={invitation.id}
          rules={rules}
          hasQuestRules={typeof data?.quest_by_pk?.auto_bid_max_cents === 'number'}
        />
      ),
    })
  return (
    <RowList>
      <Row
        title={t('Auto-bidding')}
        text={rulesInWords(t, rules, data?.quest_by_pk ?? null)}
        side={
          <Button size="xs" variant="default" onClick={() => void edit()}>
            {t('Change')}
          </Button>
        }
      />
    </RowList>
  )
}
