/** One allowed status change, as in the entity's `_transition` table. */
export type Transition<Status extends string> = {
  readonly from: Status
  readonly to: Status
  readonly event: string
}

export function movesFrom<Status extends string>(
  transitions: readonly Transition<Status>[],
  from: Status,
): readonly Transition<Status>[] {
  return transitions.filter((move) => move.from === from)
}

export function isFinal<Status extends string>(
  transitions: readonly Transition<Status>[],
  status: Status,
): boolean {
  return movesFrom(transitions, status).length === 0
}
