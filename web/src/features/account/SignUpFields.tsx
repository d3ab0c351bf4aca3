import { PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

type Fields = Record<'username' | 'email' | 'password', object>

/** What every new account needs. */
export const SignUpFields = ({ username, email, password }: Fields): ReactNode => (
  <>
    <TextInput
      label="Username"
      description="4 to 25 characters: letters and digits"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...username}
    />
    <TextInput label="Email" type="email" autoComplete="email" {...email} />
    <PasswordInput
      label="Password"
      description="At least 8 characters, with a letter and a digit"
      autoComplete="new-password"
      {...password}
    />
  </>
)
