import { type Tag, tagPlus } from '../tage.ts'

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
function ostersonntag(jahr: number): Tag {
  const a = jahr % 19
  const [b, c] = [Math.floor(jahr / 100), jahr % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const f = Math.floor((8 * b + 13) / 25)
  const g = (19 * a + b - d - f + 15) % 30
  const [h, i] = [Math.floor(c / 4), c % 4]
  const j = (32 + 2 * e + 2 * h - g - i) % 7
  const k = Math.floor((a + 11 * g + 22 * j) / 451)
  const days = g + j - 7 * k + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${jahr}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Public holidays in Baden-Württemberg. */
export function feiertage(jahr: number): Tag[] {
  const ostern = ostersonntag(jahr)
  const fest = ['01-01', '01-06', '05-01', '10-03', '11-01', '12-25', '12-26']
  // Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi
  const beweglich = [-2, 1, 39, 50, 60].map((days) => tagPlus(ostern, days))
  return [...fest.map((day) => `${jahr}-${day}`), ...beweglich].toSorted()
}

/** True on a public holiday in Baden-Württemberg. */
export function istFeiertag(tag: Tag): boolean {
  return feiertage(Number(tag.slice(0, 4))).includes(tag)
}
