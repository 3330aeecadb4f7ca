const marked = 'ÄÖÜÉÈÊÀÂÁÎÔÛÇäöüéèêàâáîôûç'
const plain = 'aoueeeaaaioucaoueeeaaaiouc'

/** SQL of a text as it is sorted and searched: small letters, without marks, ß as ss. */
export function foldSql(text: string): string {
  return `lower(replace(translate(${text}, '${marked}', '${plain}'), 'ß', 'ss'))`
}

/** The same for words that somebody typed. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
