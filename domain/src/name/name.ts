/** Invisible characters, and characters that reverse the direction of text. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Letters of different alphabets can look the same, so a name can use only one of these alphabets. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/**
 * Latin letters in phonetic, full-width, mathematical, circled and other variants, and variants of the dot, the slash,
 * the colon and the @.
 */
const dressed =
  /[\u0250-\u02af\u1d00-\u1dbf\u2024\u2100-\u2115\u2117-\u2121\u2123-\u214f\u2160-\u2188\u249c-\u24e9\ufb00-\ufb06\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20-\uff3a\uff41-\uff5a\uff61\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}]/u

/** Cyrillic and Greek letters that look like Latin letters. A word of only these letters looks Latin. */
const lookalikes = /[асеорхуіјѕһӏԁԛԝАВЕКМНОРСТХУІЈЅҺӀԌԚԜαικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/gu
const easilyTaken = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Many mail programs turn a word with a dot inside into a link. */
const address =
  /:\/\/|[Hh][Tt][Tt][Pp][Ss]?:|[Ww]{3}\.|[^ .\u00a0\u3000][.\u3002][^ 0-9\u00a0\u3000!-/:-@[-`{-~]{2}|\d{1,3}(\.\d{1,3}){3}/u

/**
 * Names appear in our mails. A URL, an @ or an imitated letter in a name could lead people to another site. The
 * database has the same rule (is_plain_name).
 */
export const isPlainName = (name: string): boolean =>
  !name.includes('@') &&
  !hidden.test(name) &&
  !dressed.test(name) &&
  !address.test(name) &&
  alphabets.filter((alphabet) => alphabet.test(name)).length <= 1 &&
  !(easilyTaken.test(name) && !easilyTaken.test(name.replaceAll(lookalikes, '')))
