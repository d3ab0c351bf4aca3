import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CompanySettingsPageDocument,
  WaitingChange_ChangeFragmentDoc,
  WithdrawCompanyChangeDocument,
} from './generated/CompanySettingsPage.ts'

type Props = { change: FragmentType<typeof WaitingChange_ChangeFragmentDoc>; isOwner: boolean }

/** A verified company's new name or website takes effect only after a review. */
export const WaitingChange = ({ change, isOwner }: Props) => {
  const t = useText()
  const { id, name, website } = readFragment(WaitingChange_ChangeFragmentDoc, change)
  const [withdraw, { loading }] = useMutation(WithdrawCompanyChangeDocument, {
    variables: { id },
    refetchQueries: [CompanySettingsPageDocument],
  })
  const onWithdraw = () =>
    withdraw().then(
      () => toasts.good('Change withdrawn'),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Notice
      tone="warn"
      title="Change awaiting verification"
      action={
        isOwner && (
          <Button variant="default" size="xs" loading={loading} onClick={() => void onWithdraw()}>
            {t('Withdraw')}
          </Button>
        )
      }
    >
      {t('{name}, {website}. Until we’ve reviewed the change, everyone sees the details below.', {
        name,
        website,
      })}
    </Notice>
  )
}
