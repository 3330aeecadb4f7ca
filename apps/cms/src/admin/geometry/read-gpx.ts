/** A point of a file: longitude, latitude, height; each is NaN where the file has no number. */
export type RawPoint = [longitude: number, latitude: number, height: number]

/** Most points that are read of one file; more than that nobody has walked. */
export const mostPoints = 1_000_000

type Tag = { name: string; text: string; end: number }

/** What begins as tags do and is none, with what ends it. */
const spans = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** The name of a tag without its prefix, with a stroke before that of an end. */
const naming = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/

/** The tags of a document in their order: whatever is in it, nothing is looked at twice. */
function* tagsIn(xml: string): Generator<Tag> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const span = spans.find(([opening]) => xml.startsWith(opening, at))
    const ending = span?.[1] ?? '>'
    const end = xml.indexOf(ending, at + 1)
    if (end < 0) return
    const text = xml.slice(at + 1, end)
    const [, stroke, name] = span ? [] : (naming.exec(text) ?? [])
    if (name !== undefined) yield { name: `${stroke}${name}`, text, end: end + 1 }
    at = xml.indexOf('<', end + ending.length)
  }
}

/** A number that is written out; NaN for anything else. */
const numberOf = (written: string | undefined) =>
  written === undefined || written.trim() === '' ? Number.NaN : Number(written)

const sides = [
  /\slon\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  /\slat\s*=\s*(?:"([^"]*)"|'([^']*)')/,
] as const

function pointOf(text: string): RawPoint {
  const [longitude, latitude] = sides.map((side) => {
    const [, double, single] = side.exec(text) ?? []
    return numberOf(double ?? single)
  })
  return [longitude ?? Number.NaN, latitude ?? Number.NaN, Number.NaN]
}

/** What a file has: ways that were recorded and that were planned; else why it is not read on. */
type GpxWays = { recorded: RawPoint[][]; planned: RawPoint[][] }

/** Takes tags up one after the other; a height that stands outside of a point is none of a way. */
function collector(xml: string) {
  const ways: GpxWays = { recorded: [], planned: [] }
  const points = new Map([
    ['trkpt', ways.recorded],
    ['rtept', ways.planned],
  ])
  let count = 0
  let open: RawPoint | null = null
  const take = ({ name, text, end }: Tag) => {
    const of = points.get(name)
    if (name === 'trk') ways.recorded.push([])
    else if (name === 'rte') ways.planned.push([])
    else if (of) {
      const point = pointOf(text)
      of.at(-1)?.push(point)
      open = text.endsWith('/') ? null : point
      count += 1
    } else if (points.has(name.slice(1))) open = null
    else if (name === 'ele' && open) open[2] = numberOf(xml.slice(end, xml.indexOf('<', end)))
    return count
  }
  return { ways, take }
}

/**
 * Reads a GPX file in one pass, without building a document of it: half a million points, which a
 * watch notes in a week, would be two and a half million elements.
 */
export function readGpx(xml: string): GpxWays | 'cut-off' | 'too-many' {
  const { take, ways } = collector(xml)
  for (const tag of tagsIn(xml)) {
    if (tag.name === '/gpx') return ways
    if (take(tag) > mostPoints) return 'too-many'
  }
  return 'cut-off'
}
