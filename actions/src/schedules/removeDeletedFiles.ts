import type { Services } from '../services.ts'

const AT_A_TIME = 200

/** Company columns that can contain a picture that the person uploaded before they joined the company. */
const COMPANY_PICTURES = [
  ['company', 'logo_url'],
  ['company_page', 'hero_url'],
  ['company_page_block', 'content'],
  ['game', 'poster_url'],
  ['game', 'hero_url'],
  ['game', 'thumbnail_url'],
  ['game_news', 'image_url'],
  ['code_item', 'picture_url'],
  ['activation', 'poster_url'],
  ['activation', 'hero_url'],
  ['activation', 'thumbnail_url'],
  ['activation_media', 'url'],
  ['creator_kit', 'asset_url'],
  ['mission_reward', 'image_url'],
  // Evidence in disputes that the other side and our team read.
  ['quest_dispute_statement', 'picture_urls'],
] as const

const shown = COMPANY_PICTURES.map(([table, column]) => `select ${column}::text as place from ${table}`)

/** Invoices and other documents are not deleted, because they are part of the accounting records. */
const LEFT_BEHIND = `
select upload.id, upload.path
  from upload join "user" as owner on owner.id = upload.user_id
 where owner.deleted_at is not null and upload.company_id is null and upload.kind in ('image', 'archive')
   and upload.id::text not in (
     select (regexp_matches(place, '/api/uploads/([0-9a-f-]{36})', 'g'))[1] from (${shown.join(' union all ')}) as shown)
 order by upload.id limit $1`

type LeftBehind = { readonly id: string; readonly path: string }

/**
 * Deletes a deleted person's files. Each file is deleted before its row, so that an interrupted job finds the remaining
 * files when it runs again.
 */
export const removeDeletedFiles = async ({
  pool,
  files,
  log,
}: Pick<Services, 'pool' | 'files' | 'log'>): Promise<{ readonly removed: number }> => {
  let removed = 0
  for (;;) {
    const { rows } = await pool.query<LeftBehind>(LEFT_BEHIND, [AT_A_TIME])
    for (const { id, path } of rows) {
      await files.remove(path)
      await pool.query('delete from upload where id = $1', [id])
    }
    removed += rows.length
    if (rows.length < AT_A_TIME) break
  }
  if (removed > 0) log.info({ removed }, 'removed the files of deleted accounts')
  return { removed }
}
