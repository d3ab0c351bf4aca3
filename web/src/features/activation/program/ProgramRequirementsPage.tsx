import { RequirementsStep } from '../RequirementsStep.tsx'
import { ProgramEditDocument } from './generated/ProgramEdit.ts'
import { ProgramEditor } from './ProgramEditor.tsx'

const ProgramRequirementsPage = () => (
  <ProgramEditor slug="requirements">
    {({ program, ...props }) => (
      <RequirementsStep {...props} activation={program} refetches={ProgramEditDocument} key={props.id} />
    )}
  </ProgramEditor>
)

export default ProgramRequirementsPage
