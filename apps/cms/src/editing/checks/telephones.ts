const written = /(?:\+49|\b0)[\d\s()/–-]{5,}\d/g

/** A telephone number as digits with the trunk zero: «+49 30 23125-110» is `03023125110`. */
export function telephoneDigits(telephone: string): string {
  return telephone.replace(/^\s*\+49\s*(?:\(0\))?/, '0').replaceAll(/\D/g, '')
}

/** What stands before the extension: of «030 23125-0» it is `03023125`; empty without extension. */
export function telephoneStem(telephone: string): string {
  const [stem = '', extension] = telephone.split(/[-–](?=\d+\s*$)/)
  return extension === undefined ? '' : telephoneDigits(stem)
}

/**
 * Extensions of the town hall in a text that nobody has (W14): a number that was written down and
 * has been given to somebody else, or to nobody. Other people's numbers are not ours to judge.
 */
export function unknownTelephones(
  text: string,
  { telephones, telephoneStem: stem }: { telephones: ReadonlySet<string>; telephoneStem: string },
): string[] {
  if (stem === '') return []
  return [...text.matchAll(written)]
    .map(([number]) => number.trim())
    .filter((number) => {
      const digits = telephoneDigits(number)
      return digits.length > stem.length && digits.startsWith(stem) && !telephones.has(digits)
    })
}
