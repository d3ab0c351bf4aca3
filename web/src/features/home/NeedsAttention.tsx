import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDue } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CompanyHomePageQuery } from './generated/CompanyHomePage.ts'

type Waiting = {
  aggregate?: { count: number; min?: { deadline_at?: string | null } | null } | null
}

/** `title` is told how many `count` are. */
type Matter = { to: string; title: string; text: string; waiting: Waiting }

const manage = '/company/creator-management'

const matters = (data: CompanyHomePageQuery): Matter[] => [
  {
    to: `${manage}/quests/active`,
    title: '{count, plural, one {# Quest payment is due} other {# Quest payments are due}}',
    text: 'Creators start once you have paid.',
    waiting: data.payments,
  },
  {
    to: `${manage}/quests/review`,
    title: '{count, plural, one {# Quest waits for your review} other {# Quests wait for your review}}',
    text: 'Approve the content, or say what to change.',
    waiting: data.questReviews,
  },
  {
    to: `${manage}/missions/review`,
    title: '{count, plural, one {# Mission waits for your review} other {# Missions wait for your review}}',
    text: 'Approve what was submitted, or decline it with a reason.',
    waiting: data.missionReviews,
  },
  {
    to: `${manage}/quests/offers`,
    title: '{count, plural, one {# offer to answer} other {# offers to answer}}',
    text: 'Accept, decline, or offer something else.',
    waiting: data.offers,
  },
  {
    to: `${manage}/keys/pending`,
    title: '{count, plural, one {# creator asks for a key} other {# creators ask for a key}}',
    text: 'Accept those who should get one.',
    waiting: data.keyRequests,
  },
  {
    to: `${manage}/creator-program/applicants`,
    title:
      '{count, plural, one {# applicant for your Creator Program} other {# applicants for your Creator Program}}',
    text: 'Read the applications and decide.',
    waiting: data.applicants,
  },
]

const countOf = ({ waiting }: Matter): number => waiting.aggregate?.count ?? 0

const MatterRow = ({ matter }: { matter: Matter }) => {
  const t = useText()
  const deadline = matter.waiting.aggregate?.min?.deadline_at
  return (
    <Row
      title={<AppLink to={matter.to}>{t(matter.title, { count: countOf(matter) })}</AppLink>}
      text={matter.text}
      side={deadline && <StatusBadge tone="warn">{formatDue(t, deadline)}</StatusBadge>}
    />
  )
}

/** ISO times sort as text; what has no deadline comes after what has. */
const dueOf = ({ waiting }: Matter): string => waiting.aggregate?.min?.deadline_at ?? '9999'

/** What waits for the company, what is due first on top; each leads to where it is dealt with. */
export const NeedsAttention = ({ data }: { data: CompanyHomePageQuery }) => {
  const open = matters(data)
    .filter((matter) => countOf(matter) > 0)
    .sort((a, b) => dueOf(a).localeCompare(dueOf(b)))
  return (
    <Panel title="Needs attention">
      {open.length === 0 ? (
        <EmptyState
          compact
          motif="offers"
          title="Nothing waits for you"
          text="Offers, reviews, payments and applications show here."
        />
      ) : (
        <RowList>
          {open.map((matter) => (
            <MatterRow key={matter.to} matter={matter} />
          ))}
        </RowList>
      )}
    </Panel>
  )
}
