import { useQuery } from '@apollo/client/react'
import { Avatar, UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './AccountMenu.module.css'
import { AccountButtonDocument } from './generated/AccountButton.ts'

type Props = ComponentPropsWithRef<'button'> & { user: SessionUser }

/** The user's own picture, or the company's logo if they have none. */
const usePicture = ({ picture, company }: SessionUser): string | null => {
  const { data } = useQuery(AccountButtonDocument, {
    variables: { companyId: company?.id ?? '' },
    skip: !company || picture !== null,
  })
  return picture ?? data?.company_by_pk?.logo_url ?? null
}

export const AccountButton = ({ user, ...rest }: Props) => {
  const t = useText()
  const picture = usePicture(user)
  return (
    <UnstyledButton
      aria-haspopup="menu"
      {...rest}
      className={classes.button}
      aria-label={t('{name}’s account', { name: user.displayName })}
    >
      <Avatar src={picture} name={user.displayName} size={30} color="accent" alt="" />
    </UnstyledButton>
  )
}
