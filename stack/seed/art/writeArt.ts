import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { avatar } from './avatar.ts'
import { companyLogo } from './logo.ts'
import { gameArt } from './scene.ts'

/** Every picture that a seeded row points at, by the file's name and the name that it is drawn from. */
const picturesSql = `
  SELECT poster_url AS url, name, 'poster' AS kind FROM game WHERE poster_url LIKE '/files/art/%'
  UNION SELECT hero_url, name, 'hero' FROM game WHERE hero_url LIKE '/files/art/%'
  UNION SELECT thumbnail_url, name, 'thumbnail' FROM game WHERE thumbnail_url LIKE '/files/art/%'
  UNION SELECT logo_url, name, 'logo' FROM company WHERE logo_url LIKE '/files/art/%'
  UNION SELECT picture_url, display_name::text, 'avatar' FROM "user" WHERE picture_url LIKE '/files/art/%'`

const draw: Record<string, (name: string) => string> = {
  // The recommended sizes of rules §5, twice as fine where they are small.
  poster: (name) => gameArt(name, 240, 320, false),
  hero: (name) => gameArt(name, 1920, 640, false),
  thumbnail: (name) => gameArt(name, 920, 430, true),
  logo: companyLogo,
  avatar,
}

/** Draws the demo market's pictures into the files folder; the same names give the same pictures. */
export async function writeArt(client: Client, filesDir: string): Promise<number> {
  await mkdir(join(filesDir, 'art'), { recursive: true, mode: 0o700 })
  const { rows } = await client.query<{ url: string; name: string; kind: string }>(picturesSql)
  await Promise.all(
    rows.map(async ({ url, name, kind }) => {
      const svg = draw[kind]?.(name)
      if (svg) await writeFile(join(filesDir, url.replace('/files/', '')), svg, { mode: 0o600 })
    }),
  )
  return rows.length
}
