/** What cannot be seen, or turns the order of what can. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Alphabets with letters that look like another's: a name is written in one of them. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** Phonetic, wide, mathematical, circled and other dress of Latin letters, of the dot, the slash, the colon and the @. */
const dressed =
  /[\u0250-\u02af\u1d00-\u1dbf\u2024\u2100-\u2115\u2117-\u2121\u2123-\u214f\u2160-\u2188\u249c-\u24e9\ufb00-\ufb06\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20-\uff3a\uff41-\uff5a\uff61\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}]/u

/** Letters of Cyrillic and Greek that nobody tells from Latin ones: words of these alone only look Latin. */
const lookalikes = /[асеорхуіјѕһӏԁԛԝАВЕКМНОРСТХУІЈЅҺӀԌԚԜαικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/gu
const easilyTaken = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

/** A dot inside a word is an address to many mail programs. */
const address =
  /:\/\/|[Hh][Tt][Tt][Pp][Ss]?:|[Ww]{3}\.|[^ .\u00a0\u3000][.\u3002][^ 0-9\u00a0\u3000!-/:-@[-`{-~]{2}|\d{1,3}(\.\d{1,3}){3}/u

/**
 * Whether a name says only who or what somebody is. Names stand in our mails, over our own name: with an address, an @ or letters
 * that look like others they could make people go elsewhere. The database holds the same rule (is_plain_name).
 */
export const isPlainName = (name: string): boolean =>
  !name.includes('@') &&
  !hidden.test(name) &&
  !dressed.test(name) &&
  !address.test(name) &&
  alphabets.filter((alphabet) => alphabet.test(name)).length <= 1 &&
  !(easilyTaken.test(name) && !easilyTaken.test(name.replaceAll(lookalikes, '')))
