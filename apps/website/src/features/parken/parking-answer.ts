/** What a script needs of a record; anything else in it is not looked at. */
export type Numbers = {
  ID: number
  Gesamt: number
  Aktuell: number
  Trend: number
  geandert: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A record, if it is one: this is said to whoever stands in front of a full car park. */
function recordOf(value: unknown): Numbers[] {
  if (!isRecord(value)) return []
  const { ID, Gesamt, Aktuell, Trend, geandert } = value
  const isWhole =
    typeof ID === 'number' &&
    typeof Gesamt === 'number' &&
    typeof Aktuell === 'number' &&
    typeof Trend === 'number' &&
    typeof geandert === 'string'
  return isWhole ? [{ ID, Gesamt, Aktuell, Trend, geandert }] : []
}

/** Records of an answer by their number; what is none is left out. */
export function readAnswer(json: unknown): ReadonlyMap<number, Numbers> {
  const records = Array.isArray(json) ? json.flatMap(recordOf) : []
  return new Map(records.map((one) => [one.ID, one]))
}

/** A record as a page was given it; null for none. */
export function readGiven(text: string | undefined): Numbers | null {
  if (text === undefined) return null
  const [record = null] = recordOf(JSON.parse(text))
  return record
}
