const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  đ: 'd',
}
const longest = 80

/** A title as part of an address: ASCII, words joined by hyphens, at most 80 characters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøıłđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= longest) return words || 'eintrag'
  const cut = words.slice(0, longest + 1)
  const lastWord = cut.lastIndexOf('-')
  return (lastWord > longest / 2 ? cut.slice(0, lastWord) : cut.slice(0, longest)).replace(
    /-+$/,
    '',
  )
}
