import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { plainUser } = market
const upload = (kind: string, mime: string, bytes: number, side = 'NULL', name = 'file'): string =>
  `INSERT INTO upload (kind, name, path, mime_type, bytes, width, height) VALUES ('${kind}', '${name}', 'p', '${mime}', ${bytes}, ${side}, ${side})`
const preset = (values: string): string =>
  `INSERT INTO column_preset (user_id, screen, name, columns, is_default) VALUES ('${plainUser}', ${values})`
const filter = (values: string): string =>
  `INSERT INTO saved_filter (user_id, screen, name, filter) VALUES ('${plainUser}', ${values})`

const quiet = (from: string, until: string): string =>
  `UPDATE notification_preference SET quiet_from = ${from}, quiet_until = ${until} WHERE user_id = '${plainUser}'`

export const screens: readonly Rule[] = [
  {
    rule: 'quiet hours must start on the hour or half hour',
    broken: quiet(`'22:15'`, `'07:00'`),
    by: 'notification_preference_quiet_from_half_hour',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours must end on the hour or half hour',
    broken: quiet(`'22:00'`, `'24:00'`),
    by: 'notification_preference_quiet_until_half_hour',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours need an end',
    broken: quiet(`'22:00'`, 'NULL'),
    by: 'notification_preference_quiet_hours_whole',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours cannot start and end at the same time',
    broken: quiet(`'22:00'`, `'22:00'`),
    by: 'notification_preference_quiet_hours_some_time',
    means: 'quiet-hours',
  },
  {
    rule: 'two column presets cannot share a name',
    given: preset(`'runs', 'Mine', '[]', false`),
    broken: preset(`'runs', 'mine', '[]', false`),
    by: 'column_preset_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a column preset needs a name',
    broken: preset(`'runs', '', '[]', false`),
    by: 'column_preset_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a column preset needs a screen',
    broken: preset(`'', 'Mine', '[]', false`),
    by: 'column_preset_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'the columns of a preset must be a list',
    broken: preset(`'runs', 'Mine', '{}', false`),
    by: 'column_preset_columns_array',
    means: 'invalid-input',
  },
  {
    rule: 'a screen cannot have two default column presets',
    given: preset(`'runs', 'One', '[]', true`),
    broken: preset(`'runs', 'Two', '[]', true`),
    by: 'column_preset_one_default',
    means: 'already-exists',
  },
  {
    rule: 'two saved filters cannot share a name',
    given: filter(`'runs', 'Mine', '{}'`),
    broken: filter(`'runs', 'MINE', '{}'`),
    by: 'saved_filter_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a saved filter needs a name',
    broken: filter(`'runs', ' ', '{}'`),
    by: 'saved_filter_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a saved filter needs a screen',
    broken: filter(`'', 'Mine', '{}'`),
    by: 'saved_filter_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'a saved filter must be an object',
    broken: filter(`'runs', 'Mine', '[]'`),
    by: 'saved_filter_filter_object',
    means: 'invalid-input',
  },
  {
    rule: 'an uploaded image must have an image type',
    broken: upload('image', 'image/svg+xml', 1, '1'),
    by: 'upload_image_type',
    means: 'image-type',
  },
  {
    rule: 'an uploaded image has at most 5 MB',
    broken: upload('image', 'image/png', 5 * 1024 * 1024 + 1, '1'),
    by: 'upload_image_5_mb',
    means: 'image-size',
  },
  {
    rule: 'an uploaded image has at most 4K resolution',
    broken: upload('image', 'image/png', 1, '4097'),
    by: 'upload_image_4k',
    means: 'image-dimensions',
  },
  {
    rule: 'uploaded assets must be .zip or .rar files',
    broken: upload('archive', 'application/x-tar', 1),
    by: 'upload_archive_type',
    means: 'archive-type',
  },
  {
    rule: 'uploaded assets have at most 2 GB',
    broken: upload('archive', 'application/zip', 2147483649),
    by: 'upload_archive_2_gb',
    means: 'archive-too-large',
  },
  {
    rule: 'an upload cannot be empty',
    broken: upload('document', 'text/csv', 0),
    by: 'upload_not_empty',
    means: 'invalid-input',
  },
  {
    rule: 'the name of an upload cannot be a path',
    broken: upload('document', 'text/csv', 1, 'NULL', '../x'),
    by: 'upload_name_1_to_255',
    means: 'invalid-input',
  },
]
