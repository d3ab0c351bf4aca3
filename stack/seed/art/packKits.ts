import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { storedZip } from './storedZip.ts'

const kitsSql = `
  SELECT upload.id, upload.path, game.name, game.slug, array[game.poster_url, game.hero_url, game.thumbnail_url] AS pictures
    FROM upload JOIN creator_kit ON asset_url = '/api/uploads/' || upload.id
    JOIN activation_game USING (activation_id) JOIN game ON game.id = game_id
   WHERE upload.path LIKE 'demo/%' AND activation_game.position = 1`

const keepSql = `
  WITH kept AS (UPDATE upload SET bytes = $2 WHERE id = $1)
  UPDATE creator_kit SET asset_bytes = $2 WHERE asset_url = '/api/uploads/' || $1::uuid`

type Kit = { id: string; path: string; name: string; slug: string; pictures: (string | null)[] }

/** The files of a kit: the game's pictures, if they were drawn. */
const filesOf = async ({ name, slug, pictures }: Kit, filesDir: string) => {
  const files = [
    { name: 'readme.txt', content: `Pictures of ${name}, free to use in your videos and streams.\n` },
  ]
  for (const [index, kind] of ['poster', 'hero', 'thumbnail'].entries()) {
    const place = pictures[index]
    if (!place?.startsWith('/files/art/')) continue
    const content = await readFile(join(filesDir, place.replace('/files/', '')), 'utf8').catch(() => null)
    if (content !== null) files.push({ name: `${slug}/${kind}.svg`, content })
  }
  return files
}

/** Packs the demo market's creator kits into the files folder. */
export async function packKits(client: Client, filesDir: string): Promise<void> {
  const { rows } = await client.query<Kit>(kitsSql)
  for (const kit of rows) {
    const archive = storedZip(await filesOf(kit, filesDir))
    const file = join(filesDir, kit.path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, archive, { mode: 0o600 })
    await client.query(keepSql, [kit.id, archive.length])
  }
}
