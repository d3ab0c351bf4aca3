import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useRest } from '../../lib/useRest.ts'
import { ProgramAnnouncementsDocument } from './generated/ProgramAnnouncements.ts'

const step = 5

/** The program's announcements, visible only to its company and members. */
export const ProgramAnnouncements = ({ companyId }: { companyId: string }) => {
  const t = useText()
  const { user } = useSession()
  const [shown, setShown] = useState(step)
  const own = user?.company?.id === companyId
  const isReader = own || user?.userType === 'Creator'
  const [first] = useState(shown + 1)
  const query = useQuery(ProgramAnnouncementsDocument, {
    variables: { companyId, limit: first },
    skip: !isReader,
  })
  const rest = useRest(query.data?.announcement, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.announcement.length,
    showMore: () => setShown(shown + step),
  })
  if (!isReader) return null
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }}>
      {({ announcement: announcements }) =>
        (announcements.length > 0 || own) && (
          <Panel
            title="Announcements"
            text={announcements.length === 0 && t('No announcements yet.')}
            actions={own && <AppLink to="/company/announcements">{t('Manage announcements')}</AppLink>}
          >
            {announcements.length > 0 && (
              <RowList>
                {announcements.slice(0, shown).map(({ id, title, body, created_at, edited_at }) => (
                  <Row
                    key={id}
                    title={title}
                    text={<RichText text={body} />}
                    side={
                      <span>
                        {formatDay(created_at)}
                        {edited_at && ` · ${t('edited {day}', { day: formatDay(edited_at) })}`}
                      </span>
                    }
                  />
                ))}
              </RowList>
            )}
            {announcements.length > shown && <ShowMore {...rest} />}
          </Panel>
        )
      }
    </Loaded>
  )
}
