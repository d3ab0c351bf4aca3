import { useQuery } from '@apollo/client/react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SaveBar } from '../../components/SaveBar.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { CreatorForm } from './CreatorForm.tsx'
import { PersonalInfoPageDocument } from './generated/PersonalInfoPage.ts'
import { LinksForm } from './LinksForm.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RssFeeds } from './RssFeeds.tsx'

const PersonalInfoPage = () => {
  const query = useQuery(PersonalInfoPageDocument)
  return (
    <>
      <PageHeader title="Personal info" text="Your public profile and location." />
      <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
        {({ currentUser, country, language }) =>
          currentUser && (
            <Stacked>
              <SaveBar>
                <ProfileForm user={currentUser} />
                <PlaceForm user={currentUser} countries={country} languages={language} />
                {currentUser.creator && <CreatorForm creator={currentUser.creator} languages={language} />}
                <LinksForm user={currentUser} />
              </SaveBar>
              <RssFeeds />
            </Stacked>
          )
        }
      </Loaded>
    </>
  )
}

export default PersonalInfoPage
