import { ChannelFrame } from './ChannelFrame.tsx'
import { Notes } from './Notes.tsx'

/** What the company wrote down about the creator of a channel. */
const ChannelNotesPage = () => (
  <ChannelFrame hasPeriod={false}>
    {({ channel }) => <Notes about={{ creator_id: channel.creatorId }} />}
  </ChannelFrame>
)

export default ChannelNotesPage
