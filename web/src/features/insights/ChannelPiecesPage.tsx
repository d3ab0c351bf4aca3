import { useLocation } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { withinDays } from '../../lib/withinDays.ts'
import { ChannelFrame } from './ChannelFrame.tsx'
import { OfDays } from './OfDays.tsx'
import { type PieceKind, PieceTable, pieceTypes } from './PieceTable.tsx'

const isKind = (slug: string): slug is PieceKind => Object.hasOwn(pieceTypes, slug)

const ChannelPiecesPage = () => {
  const slug = useLocation().pathname.split('/').at(-1) ?? ''
  if (!isKind(slug)) return <NotFound what="Page" />
  return (
    <ChannelFrame>
      {({ channel, period }) => (
        <OfDays period={period}>
          {(days) => (
            <PieceTable
              screen={`insights-channel-${slug}`}
              kind={slug}
              of={{
                connection_id: { _eq: channel.id },
                visibility: { _eq: 'public' },
                published_at: withinDays(days),
              }}
            />
          )}
        </OfDays>
      )}
    </ChannelFrame>
  )
}

export default ChannelPiecesPage
