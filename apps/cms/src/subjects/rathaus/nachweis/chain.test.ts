import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBreak, hashOf, headLine, type LogLine, lineOf } from './chain.ts'

/** A log of so many notices, as it grows. */
function logOf(wordings: readonly string[]): LogLine[] {
  const log: LogLine[] = []
  for (const [index, wording] of wordings.entries()) {
    const before = log.at(-1)
    log.push({
      nr: index + 1,
      zeitpunkt: new Date(Date.UTC(2027, 0, 1 + index)).toISOString(),
      nummer: 100 + index,
      pruefsumme: hashOf(wording),
      vorher: hashOf(before ? lineOf(before) : headLine),
    })
  }
  return log
}

const wordings = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), {
  minLength: 1,
  maxLength: 12,
})

/** Reads lines as whoever has downloaded the log does. */
function brokenFrom(file: string): boolean {
  const [head = '', ...lines] = file.split('\n')
  let before = head
  for (const line of lines) {
    if (line.split(';')[4] !== hashOf(before)) return true
    before = line
  }
  return head !== headLine
}

const fileOf = (log: readonly LogLine[]) => [headLine, ...log.map(lineOf)].join('\n')

test('a log that was only added to has no break', () => {
  fc.assert(
    fc.property(wordings, (all) => {
      const log = logOf(all)
      expect(firstBreak(log)).toBeNull()
      expect(brokenFrom(fileOf(log))).toBe(false)
    }),
  )
  expect(firstBreak([])).toBeNull()
})

test('every change of a single byte of a wording gives another checksum', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (wording, place, mask) => {
      const copy = Uint8Array.from(wording)
      const at = place % copy.length
      copy[at] = (copy[at] ?? 0) ^ mask
      expect(hashOf(copy)).not.toBe(hashOf(wording))
    }),
  )
})

test('every change of a single byte of the downloaded log is found, or changes the last line’s hash', () => {
  fc.assert(
    fc.property(wordings, fc.nat(), fc.integer({ min: 1, max: 127 }), (all, place, mask) => {
      const log = logOf(all)
      const file = Buffer.from(fileOf(log))
      const at = place % file.length
      file[at] = (file[at] ?? 0) ^ mask
      const changed = file.toString()
      const last = log.at(-1)
      const isLast = hashOf(changed.split('\n').at(-1) ?? '') !== hashOf(last ? lineOf(last) : '')
      expect(brokenFrom(changed) || isLast).toBe(true)
    }),
  )
})

const spoiled: Record<string, (entry: LogLine) => LogLine> = {
  nr: (entry) => ({ ...entry, nr: entry.nr + 1 }),
  zeitpunkt: (entry) => ({ ...entry, zeitpunkt: '2026-01-01T00:00:00.000Z' }),
  nummer: (entry) => ({ ...entry, nummer: entry.nummer + 1 }),
  pruefsumme: (entry) => ({ ...entry, pruefsumme: hashOf(entry.pruefsumme) }),
  vorher: (entry) => ({ ...entry, vorher: hashOf(entry.vorher) }),
}

const three = fc.array(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 9 })

test('an entry changed in any piece is found', () => {
  fc.assert(
    fc.property(
      three,
      fc.nat(),
      fc.constantFrom(...Object.values(spoiled)),
      (all, place, spoil) => {
        const log = logOf(all)
        const at = place % (log.length - 1)
        expect(
          firstBreak(log.map((entry, index) => (index === at ? spoil(entry) : entry))),
        ).not.toBe(null)
      },
    ),
  )
})

test('an entry left out, doubled or moved is found', () => {
  fc.assert(
    fc.property(three, fc.nat(), (all, place) => {
      const log = logOf(all)
      const at = place % (log.length - 1)
      const entry = log.slice(at, at + 1)
      const rest = log.slice(at + 1)
      const others = [
        [...log.slice(0, at), ...rest],
        [...log.slice(0, at), ...entry, ...entry, ...rest],
        [...log.slice(0, at), ...rest.slice(0, 1), ...entry, ...rest.slice(1)],
      ]
      for (const other of others) expect(firstBreak(other)).not.toBeNull()
    }),
  )
})
