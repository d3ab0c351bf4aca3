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
    rule: 'quiet hours begin on the hour or half past',
    broken: quiet(`'22:15'`, `'07:00'`),
    by: 'notification_preference_quiet_from_half_hour',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours end on the hour or half past',
    broken: quiet(`'22:00'`, `'24:00'`),
    by: 'notification_preference_quiet_until_half_hour',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours have an end',
    broken: quiet(`'22:00'`, 'NULL'),
    by: 'notification_preference_quiet_hours_whole',
    means: 'quiet-hours',
  },
  {
    rule: 'quiet hours end at another time than they begin',
    broken: quiet(`'22:00'`, `'22:00'`),
    by: 'notification_preference_quiet_hours_some_time',
    means: 'quiet-hours',
  },
  {
    rule: "a column preset's name is taken once",
    given: preset(`'runs', 'Mine', '[]', false`),
    broken: preset(`'runs', 'mine', '[]', false`),
    by: 'column_preset_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a column preset has a name',
    broken: preset(`'runs', '', '[]', false`),
    by: 'column_preset_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a column preset belongs to a screen',
    broken: preset(`'', 'Mine', '[]', false`),
    by: 'column_preset_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'a column preset lists columns',
    broken: preset(`'runs', 'Mine', '{}', false`),
    by: 'column_preset_columns_array',
    means: 'invalid-input',
  },
  {
    rule: 'one column preset is the default',
    given: preset(`'runs', 'One', '[]', true`),
    broken: preset(`'runs', 'Two', '[]', true`),
    by: 'column_preset_one_default',
    means: 'already-exists',
  },
  {
    rule: "a saved filter's name is taken once",
    given: filter(`'runs', 'Mine', '{}'`),
    broken: filter(`'runs', 'MINE', '{}'`),
    by: 'saved_filter_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a saved filter has a name',
    broken: filter(`'runs', ' ', '{}'`),
    by: 'saved_filter_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a saved filter belongs to a screen',
    broken: filter(`'', 'Mine', '{}'`),
    by: 'saved_filter_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'a saved filter is an object',
    broken: filter(`'runs', 'Mine', '[]'`),
    by: 'saved_filter_filter_object',
    means: 'invalid-input',
  },
  {
    rule: 'an image is a picture',
    broken: upload('image', 'image/svg+xml', 1, '1'),
    by: 'upload_image_type',
    means: 'image-type',
  },
  {
    rule: 'an image has up to 5 MB',
    broken: upload('image', 'image/png', 5 * 1024 * 1024 + 1, '1'),
    by: 'upload_image_5_mb',
    means: 'image-size',
  },
  {
    rule: 'an image has up to 4K',
    broken: upload('image', 'image/png', 1, '4097'),
    by: 'upload_image_4k',
    means: 'image-dimensions',
  },
  {
    rule: 'assets are .zip or .rar',
    broken: upload('archive', 'application/x-tar', 1),
    by: 'upload_archive_type',
    means: 'archive-type',
  },
  {
    rule: 'assets have up to 2 GB',
    broken: upload('archive', 'application/zip', 2147483649),
    by: 'upload_archive_2_gb',
    means: 'archive-too-large',
  },
  {
    rule: 'an upload is not empty',
    broken: upload('document', 'text/csv', 0),
    by: 'upload_not_empty',
    means: 'invalid-input',
  },
  {
    rule: "an upload's name is no path",
    broken: upload('document', 'text/csv', 1, 'NULL', '../x'),
    by: 'upload_name_1_to_255',
    means: 'invalid-input',
  },
]
