import { ChannelFrame } from './ChannelFrame.tsx'
import { Notes } from './Notes.tsx'

const ChannelNotesPage = () => (
  <ChannelFrame hasPeriod={false}>
    {({ channel }) => <Notes about={{ creator_id: channel.creatorId }} />}
  </ChannelFrame>
)

export default ChannelNotesPage
