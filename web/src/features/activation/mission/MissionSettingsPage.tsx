import { useQuery } from '@apollo/client/react'
import { SaveBar } from '../../../components/SaveBar.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import classes from '../StepForm.module.css'
import {
  MissionAccessChoicesDocument,
  MissionSettings_ActivationFragmentDoc,
} from './generated/MissionEdit.ts'
import { MissionAccessForm } from './MissionAccessForm.tsx'
import { MissionEditor } from './MissionEditor.tsx'
import { MissionParticipationForm } from './MissionParticipationForm.tsx'
import { MissionScheduleForm } from './MissionScheduleForm.tsx'

/** Three separate forms: schedule, participation and access. */
const MissionSettingsPage = () => {
  const { user } = useSession()
  const query = useQuery(MissionAccessChoicesDocument, {
    variables: { companyId: user?.company?.id ?? '' },
  })
  return (
    <MissionEditor slug="settings">
      {({ mission, id, isOver, isPromised, aside }) => {
        const known = readFragment(MissionSettings_ActivationFragmentDoc, mission)
        return (
          <div className={classes.columns} key={id}>
            <div className={classes.form}>
              <SaveBar readOnly={isOver}>
                <MissionScheduleForm known={known} isOver={isOver} isPromised={isPromised} />
                <MissionParticipationForm known={known} isOver={isOver} />
                <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
                  {(choices) => <MissionAccessForm known={known} isOver={isOver} choices={choices} />}
                </Loaded>
              </SaveBar>
            </div>
            <aside className={classes.aside}>{aside}</aside>
          </div>
        )
      }}
    </MissionEditor>
  )
}

export default MissionSettingsPage
