/** A game's place in an address: "Pokémon: Let's Go!" is pokemon-lets-go. Names without any Latin letter are told apart by their id. */
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
