import { MINUTE_MS } from '@questboard/domain'

type Piece = {
  readonly id: string
  readonly connection_id: string | null
  readonly type: string
  readonly published_at: string
}

/** A stream and its recording start within this time. Must match the SQL function `submission_serves_one_run`. */
const TOGETHER_MS = 30 * MINUTE_MS

const isPair = (one: Piece, other: Piece): boolean =>
  one.type !== other.type &&
  [one, other].every(({ type }) => type === 'STREAM' || type === 'VOD') &&
  one.connection_id !== null &&
  one.connection_id === other.connection_id &&
  Math.abs(Date.parse(one.published_at) - Date.parse(other.published_at)) <= TOGETHER_MS

/**
 * Lists a stream and its recording only once, because they count as one piece of content. Keeps the one that can be
 * submitted, or the stream if both can.
 */
export const mergeRecordings = <Content extends Piece>(
  content: readonly Content[],
  counts: (piece: Content) => boolean,
): Content[] => {
  const rank = (piece: Content) => Number(counts(piece)) * 2 + Number(piece.type === 'STREAM')
  return content.filter(
    (piece) => !content.some((other) => isPair(piece, other) && rank(other) > rank(piece)),
  )
}
