import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { avatar } from './avatar.ts'
import { companyBanner, creatorBanner } from './banner.ts'
import { type FormatName, formats, gameArt } from './gameArt.ts'
import { companyLogo } from './logo.ts'
import { looksOf } from './looks.ts'

const gamesSql = `
  SELECT game.name, coalesce(array_agg(tag.name::text) FILTER (WHERE tag.kind = 'genre'), '{}') AS genres
    FROM game LEFT JOIN game_tag ON game_tag.game_id = game.id LEFT JOIN tag ON tag.id = game_tag.tag_id
   WHERE game.poster_url LIKE '/files/art/%' OR game.hero_url LIKE '/files/art/%' OR game.thumbnail_url LIKE '/files/art/%'
   GROUP BY game.id`

/** All pictures to which seeded rows refer: each file name, and the name from which the picture is drawn. */
const picturesSql = `
  SELECT poster_url AS url, name, 'poster' AS kind FROM game WHERE poster_url LIKE '/files/art/%'
  UNION SELECT hero_url, name, 'hero' FROM game WHERE hero_url LIKE '/files/art/%'
  UNION SELECT thumbnail_url, name, 'thumbnail' FROM game WHERE thumbnail_url LIKE '/files/art/%'
  UNION SELECT logo_url, name, 'logo' FROM company WHERE logo_url LIKE '/files/art/%'
  UNION SELECT hero_url, name, 'companyBanner' FROM company_page JOIN company ON company.id = company_id WHERE hero_url LIKE '/files/art/banner-%'
  UNION SELECT hero_url, slug, 'creatorBanner' FROM creator_page WHERE hero_url LIKE '/files/art/banner-%'
  UNION SELECT picture_url, display_name::text, 'avatar' FROM "user" WHERE picture_url LIKE '/files/art/%'`

/** Pictures that are drawn from a name only. A game's pictures also depend on its genres. */
const byName = { logo: companyLogo, avatar, companyBanner, creatorBanner } as const
type NamedKind = keyof typeof byName
const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(byName, kind)

type Picture = { url: string; name: string; kind: FormatName | NamedKind }

/** Draws the demo market's pictures into the files folder. The same market always gives the same pictures. */
export async function writeArt(client: Client, filesDir: string): Promise<number> {
  await mkdir(join(filesDir, 'art'), { recursive: true, mode: 0o700 })
  const games = await client.query<{ name: string; genres: string[] }>(gamesSql)
  const looks = looksOf(games.rows)
  const draw = ({ name, kind }: Picture): string | null => {
    if (isNamed(kind)) return byName[kind](name)
    const look = looks.get(name)
    return look && Object.hasOwn(formats, kind) ? gameArt(name, look, kind) : null
  }
  const { rows } = await client.query<Picture>(picturesSql)
  await Promise.all(
    rows.map(async (picture) => {
      const svg = draw(picture)
      if (svg) await writeFile(join(filesDir, picture.url.replace('/files/', '')), svg, { mode: 0o600 })
    }),
  )
  return rows.length
}
