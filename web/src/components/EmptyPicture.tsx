import motifs from './motifs.svg'

export type Motif =
  | 'board'
  | 'bell'
  | 'channel'
  | 'coins'
  | 'games'
  | 'lost'
  | 'notes'
  | 'offers'
  | 'page'
  | 'people'
  | 'search'
  | 'videos'

/**
 * A drawing of the missing content (3rem, rules §9) in theme colors. The drawings are in a separate file, so that no
 * screen has to wait for them.
 */
export const EmptyPicture = ({ motif }: { motif: Motif }) => (
  <svg width="3rem" height="3rem" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`${motifs}#${motif}`} />
  </svg>
)
