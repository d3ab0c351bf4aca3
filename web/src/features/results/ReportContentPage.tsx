import { ContentTable } from './ContentTable.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { contentOf } from './reportSections.ts'

/** All content submitted to the company in a period. The number of rows equals the number above the table. */
const ReportContentPage = () => (
  <ReportFrame title="Results by content">
    {({ section, companyId, programId, days }) => (
      <ContentTable
        key={section.slug}
        screen={`report-${section.slug}-content`}
        of={contentOf(companyId, { kind: section.kind, programId }, days)}
        hasCosts={section.flavour === 'all' || section.flavour === 'quests'}
        empty={{
          title: 'No data for this period',
          text: 'Content submitted in this period appears here with its current stats. Content you sent back is not included.',
        }}
      />
    )}
  </ReportFrame>
)

export default ReportContentPage
