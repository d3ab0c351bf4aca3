/** A game's name in a URL: "Pokémon: Let's Go!" becomes pokemon-lets-go. Names without Latin letters use their id. */
export const gameSlug = (name: string, otherwise: string): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? otherwise : slug
}
