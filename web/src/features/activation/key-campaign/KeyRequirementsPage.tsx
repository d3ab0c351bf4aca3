import { RequirementsStep } from '../RequirementsStep.tsx'
import { KeyEditDocument } from './generated/KeyEdit.ts'
import { KeyEditor } from './KeyEditor.tsx'

const KeyRequirementsPage = () => (
  <KeyEditor slug="requirements">
    {({ campaign, ...props }) => (
      <RequirementsStep {...props} activation={campaign} refetches={KeyEditDocument} key={props.id} />
    )}
  </KeyEditor>
)

export default KeyRequirementsPage
