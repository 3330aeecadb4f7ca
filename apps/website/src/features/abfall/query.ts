import { useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'

const parameters = {
  q: /^.{1,200}$/su,
  strasse_id: /^[1-9]\d{0,9}$/,
  arten: /^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,30}$/,
  monat: /^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/,
}

/** What the address of a waste calendar may ask (contract: `abfallkalender`). */
type AbfallQuery = Readonly<Partial<Record<keyof typeof parameters, string>>>

/** What the address asks. */
export const useAbfallQuery = (): AbfallQuery => useKnownQuery(parameters)

/** Kinds that are chosen; none for all. */
export const chosenKinds = ({ arten }: AbfallQuery): number[] =>
  arten === undefined ? [] : arten.split(',').map(Number)

/** Makes addresses of this calendar: its street and choice, and what is to change; null takes away. */
export function useCalendarAddress(street: number | null) {
  const path = useCurrentPath()
  const { arten, monat } = useAbfallQuery()
  const kept = { strasse_id: street === null ? undefined : String(street), arten, monat }
  return (changes: Readonly<Record<string, string | null>> = {}): string => {
    const all = Object.entries({ ...kept, ...changes })
    const given = all.filter((pair): pair is [string, string] => Boolean(pair[1]))
    const text = new URLSearchParams(given).toString().replaceAll('%2C', ',')
    return text === '' ? path : `${path}?${text}`
  }
}
