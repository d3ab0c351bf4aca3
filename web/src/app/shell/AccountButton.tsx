import { Avatar, UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './AccountMenu.module.css'

type Props = ComponentPropsWithRef<'button'> & { user: SessionUser }

export const AccountButton = ({ user, ...rest }: Props) => {
  const t = useText()
  return (
    <UnstyledButton
      aria-haspopup="menu"
      {...rest}
      className={classes.button}
      aria-label={t('Account of {name}', { name: user.displayName })}
    >
      <Avatar src={user.picture} name={user.displayName} size={30} color="accent" alt="" />
    </UnstyledButton>
  )
}
