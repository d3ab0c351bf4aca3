import { ContentTable } from './ContentTable.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { contentOf } from './reportSections.ts'

/** What was submitted to the company over a period, piece by piece: as many as its figure says. */
const ReportContentPage = () => (
  <ReportFrame title="Results by content">
    {({ section, companyId, programId, period }) => (
      <ContentTable
        key={section.slug}
        screen={`report-${section.slug}-content`}
        of={contentOf(companyId, { kind: section.kind, programId }, period)}
        hasCosts={section.flavour === 'all' || section.flavour === 'quests'}
        empty={{
          title: 'Nothing in this time',
          text: 'What creators submitted in this time and you did not send back shows here, with its figures until now.',
        }}
      />
    )}
  </ReportFrame>
)

export default ReportContentPage
