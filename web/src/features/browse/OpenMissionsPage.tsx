import { PageHeader } from '../../components/PageHeader.tsx'
import { OpenList } from './OpenList.tsx'

/** All open missions, for companies that browse the market. */
const OpenMissionsPage = () => (
  <>
    <PageHeader title="Missions" text="Missions that companies offer right now." />
    <OpenList
      kind="MISSION"
      searchLabel="Search Missions and companies"
      empty={{
        title: 'No open Missions right now',
        text: 'New Missions appear here as soon as companies publish them.',
      }}
    />
  </>
)

export default OpenMissionsPage
