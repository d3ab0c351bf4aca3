import { PageHeader } from '../../components/PageHeader.tsx'
import { OpenList } from './OpenList.tsx'

/** The missions of the market, for a company that looks around. */
const OpenMissionsPage = () => (
  <>
    <PageHeader title="Missions" text="What companies ask of creators now." />
    <OpenList
      kind="MISSION"
      searchLabel="Search Missions and companies"
      empty={{ title: 'No Mission is open now', text: 'They show here as soon as companies publish them.' }}
    />
  </>
)

export default OpenMissionsPage
