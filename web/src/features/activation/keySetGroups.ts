type Item = { readonly game: { readonly id: string; readonly name: string } }

type Group<Of extends Item> = {
  readonly title: string
  /** Of the activation's own game, whose name need not be said. */
  readonly isOwn: boolean
  readonly items: readonly Of[]
}

/** Key sets of the activation's own game stand first; without a game all are alike. */
export const keySetGroups = <Of extends Item>(
  items: readonly Of[],
  gameId: string | null,
): readonly Group<Of>[] => {
  const { own = [], others = [] } = Object.groupBy(items, ({ game }) =>
    game.id === gameId ? 'own' : 'others',
  )
  const byGame = others.toSorted((a, b) => a.game.name.localeCompare(b.game.name))
  return [
    { title: 'This game', isOwn: true, items: own },
    { title: gameId === null ? 'All games' : 'Other games', isOwn: false, items: byGame },
  ].filter((group) => group.items.length > 0)
}
