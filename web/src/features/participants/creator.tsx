import { Avatar } from '@mantine/core'
import { ChannelIcon } from '../../components/ChannelIcon.tsx'
import { CreatorName, nameOfCreator } from '../../components/CreatorName.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { formatShort, inShort } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ReportButton } from '../../shared/reports/ReportButton.tsx'
import type { Reported } from '../../shared/reports/ReportForm.tsx'
import { ParticipantCreator_CreatorFragmentDoc } from './generated/participants.ts'
import classes from './participants.module.css'

type Creator = FragmentType<typeof ParticipantCreator_CreatorFragmentDoc>
export type Participant = { readonly creator?: Creator | null | undefined }

const read = (creator: Creator | null | undefined) =>
  creator ? readFragment(ParticipantCreator_CreatorFragmentDoc, creator) : null

export const nameOf = ({ creator }: Participant): string => nameOfCreator(read(creator))

const followersOf = ({ creator }: Participant): number | null => {
  const channels = read(creator)?.channels ?? []
  return channels.length === 0 ? null : channels.reduce((sum, { followers }) => sum + (followers ?? 0), 0)
}

export const followersInWords = (row: Participant): string => formatShort(followersOf(row))

export const CreatorCell = ({ creator }: Participant) => <CreatorName creator={read(creator)} />

/** Picture and name, as the heading of a creator's details. */
export const CreatorHead = ({ creator }: Participant) => {
  const name = nameOf({ creator })
  return (
    <span className={classes.headed}>
      <Avatar
        src={read(creator)?.profile?.picture_url ?? null}
        name={name}
        size={40}
        color="accent"
        alt=""
        aria-hidden
      />
      {name}
    </span>
  )
}

/** The participants as the report dialog needs them. Deleted accounts are left out. */
export const reportedAs = ({ creator }: Participant): readonly Reported[] => {
  const found = read(creator)
  return found ? [{ id: found.id, name: nameOf({ creator }) }] : []
}

/** The creator's channels for the row in the panel, with their actions. */
export const CreatorChannels = (row: Participant) => (
  <>
    <Channels {...row} />
    <div className={classes.report}>
      <ReportButton creators={reportedAs(row)} />
    </div>
  </>
)

const Channels = ({ creator }: Participant) => {
  const t = useText()
  const channels = read(creator)?.channels ?? []
  if (channels.length === 0) return <p>{t('This creator no longer has a connected channel.')}</p>
  return (
    <RowList>
      {channels.map(({ id, providerId, channel_name, channel_url, followers }) => (
        <Row
          key={id}
          lead={<ChannelIcon provider={providerId ?? ''} />}
          title={
            channel_url ? (
              <a href={channel_url} target="_blank" rel="noreferrer">
                {channel_name}
              </a>
            ) : (
              channel_name
            )
          }
          text={t('{shown} {count, plural, one {follower} other {followers}}', inShort(followers))}
        />
      ))}
    </RowList>
  )
}
