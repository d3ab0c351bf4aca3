import { useQuery } from '@apollo/client/react'
import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { isWay, ways } from './addressees.ts'
import { InviteChoicesDocument } from './generated/InviteCreators.ts'
import type { InviteFields } from './inviteValues.ts'

const ListField = ({ fields }: { fields: InviteFields }) => {
  const t = useText()
  const query = useQuery(InviteChoicesDocument)
  const { data } = query
  const problem = useLoadProblem(query)
  const lists = (data?.creator_list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={t('Creator list')}
      description={t('Everyone on the list')}
      placeholder={data && lists.length === 0 ? t('You have no lists yet') : t('Choose a list')}
      searchable
      data={lists}
      {...fields.getInputProps('listId')}
      error={fields.getInputProps('listId').error ?? problem}
    />
  )
}

/** Fields to enter the creators to invite, if the company did not select them in a search. */
export const AddresseeFields = ({ fields }: { fields: InviteFields }) => {
  const t = useText()
  const { way } = fields.values
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('Find creators by')}
        data={Object.entries(ways).map(([value, label]) => ({ value, label: t(label) }))}
        value={way}
        onChange={(word) => isWay(word) && fields.setFieldValue('way', word)}
      />
      {way === 'email' && (
        <Textarea
          label={t('Email addresses')}
          description={t(
            'One email address per line. Creators without an account sign up first and then see the invitation.',
          )}
          autosize
          minRows={3}
          maxRows={10}
          {...fields.getInputProps('emails')}
        />
      )}
      {way === 'username' && (
        <Textarea
          label={t('Names')}
          description={t('One display name or username per line.')}
          autosize
          minRows={3}
          maxRows={10}
          {...fields.getInputProps('usernames')}
        />
      )}
      {way === 'list' && <ListField fields={fields} />}
    </>
  )
}
