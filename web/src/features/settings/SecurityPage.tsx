import { useQuery } from '@apollo/client/react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { SecurityPageDocument } from './generated/SecurityPage.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalData } from './PersonalData.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SignInDetailsForm } from './SignInDetailsForm.tsx'

const SecurityPage = () => {
  const query = useQuery(SecurityPageDocument)
  return (
    <>
      <PageHeader title="Sign-in and security" />
      <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
        {({ currentUser }) =>
          currentUser && (
            <Stacked>
              {currentUser.has_password ? (
                <>
                  <SignInDetailsForm user={currentUser} isVerified={Boolean(currentUser.email_verified_at)} />
                  <PasswordForm />
                </>
              ) : (
                <SetPassword email={currentUser.email} />
              )}
              <Devices sessions={currentUser.sessions} />
              <PersonalData />
              <DeleteAccount hasPassword={currentUser.has_password === true} />
            </Stacked>
          )
        }
      </Loaded>
    </>
  )
}

export default SecurityPage
