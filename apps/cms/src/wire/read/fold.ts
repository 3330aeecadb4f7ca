/** Small letters that Unicode does not take apart, each with the plain one that people type for it. */
const alone = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' }
/** The same for those that are two letters. */
const double = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

const [marked, plain] = [Object.keys(alone).join(''), Object.values(alone).join('')]

/**
 * SQL of a text as it is sorted and searched: small letters, without marks, ß as ss. It is `fold` in
 * the database: what differs between them is found nowhere.
 */
export function foldSql(text: string): string {
  const bare = `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return Object.entries(double).reduce(
    (sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`,
    `translate(lower(${bare}), '${marked}', '${plain}')`,
  )
}

const letters = new Map(Object.entries({ ...alone, ...double }))

/** The same for words that somebody typed. */
export function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return bare.toLowerCase().replace(/[^a-z]/g, (letter) => letters.get(letter) ?? letter)
}
