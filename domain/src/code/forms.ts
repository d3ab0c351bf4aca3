/**
 * The code format of a store. Publishers may use other formats, so a mismatch is only a warning. Stores that are
 * missing in this list, such as Pico and Stadia, never published a format, so any code fits.
 */
type CodeForm = {
  readonly example: string
  readonly pattern: RegExp
}

const groups = (count: number, length: number): string =>
  Array.from({ length: count }, () => `[A-Z0-9]{${length}}`).join('-?')

const form = (example: string, ...patterns: readonly string[]): CodeForm => ({
  example,
  pattern: new RegExp(`^(?:${patterns.join('|')})$`, 'i'),
})

const steam = form('ABCDE-12345-FGHIJ', groups(3, 5), groups(5, 5), `${groups(3, 5)} ?[A-Z0-9]{2}`)
const epic = form('ABCDE-12345-FGHIJ-67890', groups(4, 5))
const gog = form('ABCDE12345FGHIJ678', '[A-Z0-9]{18}', groups(4, 5))
const origin = form('ABCD-1234-EFGH-5678', groups(4, 4), groups(5, 4))
const playStation = form('ABCD-1234-EFGH', groups(3, 4))
const xbox = form('ABCDE-12345-FGHIJ-67890-KLMNO', groups(5, 5))
const nintendo = form('ABCD-1234-EFGH-5678', groups(4, 4))
const meta = form('ABCDE-12345-FGHIJ-67890-KLMNO', groups(5, 5))
const apple = form('ABCDEFGH1234', '[A-Z0-9]{12}', '[A-Z0-9]{18}')
const google = form('ABCDEFGHIJKLMNOPQRSTUVW', '[A-Z0-9]{16}', '[A-Z0-9]{20}', '[A-Z0-9]{23}')
/** PC headset games are redeemed on Steam or in Meta's store. Steam's formats include Meta's. */
const pcVr = steam
const itch = form('https://studio.itch.io/game/download/KEY', 'https://[a-z0-9-]+\\.itch\\.io/\\S+')

const forms: Readonly<Record<string, CodeForm>> = {
  android: google,
  egs: epic,
  gog,
  ios: apple,
  itch_io: itch,
  meta_quest_2: meta,
  meta_quest_3: meta,
  meta_rift_s: meta,
  oculus: meta,
  origin,
  pcvr: pcVr,
  playstation_5: playStation,
  playstation_5_eu: playStation,
  playstation_5_japan: playStation,
  playstation_5_na: playStation,
  playstation_5_oce: playStation,
  playstation_vr2_asia: playStation,
  playstation_vr2_eu: playStation,
  playstation_vr2_na: playStation,
  playstation_vr2_oce: playStation,
  playstation_vr2_sa: playStation,
  ps5: playStation,
  steam,
  switch_eu: nintendo,
  switch_na: nintendo,
  switch_oce: nintendo,
  xbox,
  xbox_eu: xbox,
  xbox_na: xbox,
  xbox_series_sx: xbox,
}

const formOf = (channelId: string): CodeForm | undefined =>
  Object.hasOwn(forms, channelId) ? forms[channelId] : undefined

export const codeExampleOf = (channelId: string): string | null => formOf(channelId)?.example ?? null

/** If the store has no known format, any code is accepted unless a spreadsheet would run it as a formula. */
export const fitsStore = (channelId: string, code: string): boolean =>
  formOf(channelId)?.pattern.test(code) ?? !/^[=+@-]/.test(code)
