import { RequirementsStep } from '../RequirementsStep.tsx'
import { QuestEditDocument } from './generated/QuestEdit.ts'
import { QuestEditor } from './QuestEditor.tsx'

const QuestRequirementsPage = () => (
  <QuestEditor slug="requirements">
    {({ quest, ...props }) => (
      <RequirementsStep
        {...props}
        activation={quest}
        refetches={QuestEditDocument}
        vipsMay="VIP creators can send an offer without meeting the requirements."
        key={props.id}
      />
    )}
  </QuestEditor>
)

export default QuestRequirementsPage
