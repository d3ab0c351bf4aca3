type Item = { readonly game: { readonly id: string; readonly name: string } }

type Group<Of extends Item> = {
  readonly title: string
  /** True for the activation's own game, whose name needs no label. */
  readonly isOwn: boolean
  readonly items: readonly Of[]
}

/** Puts key sets of the activation's own game first. Without a game, there is one group. */
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
