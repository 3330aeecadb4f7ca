import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Entry,
  inOrder,
  type Moved,
  move,
  moveBy,
  places,
  type Step,
  steps,
} from './entry-tree.ts'

const levels = 5

const entry = (id: string, ...below: Entry[]): Entry => ({
  id,
  path: id,
  title: id,
  goal: { kind: 'none' },
  below,
})

/** A menu in one line: `a(b c(d)) e`. */
const drawn = (entries: readonly Entry[]): string =>
  entries.map(({ id, below }) => (below.length > 0 ? `${id}(${drawn(below)})` : id)).join(' ')

const outcome = ({ entries, refusal }: Moved) => (entries ? drawn(entries) : refusal)

const menu = [entry('a', entry('b'), entry('c', entry('d'))), entry('e')]
const by = (id: string, step: Step) => outcome(moveBy(menu, id, step, levels))

test('an entry is put before, after and below another one, on any level', () => {
  const put = (id: string, place: (typeof places)[number], at: string) =>
    outcome(move(menu, id, { id: at, place }, levels))
  expect(put('e', 'before', 'b')).toBe('a(e b c(d))')
  expect(put('d', 'after', 'a')).toBe('a(b c) d e')
  expect(put('e', 'below', 'd')).toBe('a(b c(d(e)))')
  expect(put('b', 'below', 'c')).toBe('a(c(d b)) e')
})

test('what stands below an entry moves with it', () => {
  expect(outcome(move(menu, 'c', { id: 'e', place: 'after' }, levels))).toBe('a(b) e c(d)')
})

test('the steps go up, down, in and out', () => {
  expect(by('c', 'up')).toBe('a(c(d) b) e')
  expect(by('b', 'down')).toBe('a(c(d) b) e')
  expect(by('e', 'in')).toBe('a(b c(d) e)')
  expect(by('c', 'out')).toBe('a(b) c(d) e')
})

test('a step that leads nowhere is refused with its reason', () => {
  expect(by('b', 'up')).toBe('first')
  expect(by('e', 'down')).toBe('last')
  expect(by('b', 'in')).toBe('nothing-before')
  expect(by('a', 'out')).toBe('top')
})

test('an entry is never put beside or below what stands below it', () => {
  for (const place of places)
    expect(outcome(move(menu, 'a', { id: 'd', place }, levels))).toBe('itself')
})

test('no entry comes deeper than the model allows, nor what stands below it', () => {
  const deep = [entry('1', entry('2', entry('3', entry('4')))), entry('x'), entry('y', entry('z'))]
  expect(outcome(move(deep, 'x', { id: '4', place: 'below' }, levels))).toBe('1(2(3(4(x)))) y(z)')
  expect(outcome(move(deep, 'y', { id: '4', place: 'below' }, levels))).toBe('too-deep')
  expect(outcome(move(deep, 'y', { id: '4', place: 'after' }, levels))).toBe('1(2(3(4 y(z)))) x')
})

/** Entries in any shape the model allows, each with an id and a path of its own. */
const menus = fc.array(fc.integer({ min: 1, max: levels }), { maxLength: 25 }).map((depths) => {
  const build = (from: number, to: number, level: number): Entry[] => {
    if (level > levels) return []
    const starts = depths
      .slice(from, to)
      .flatMap((depth, index) => (index === 0 || depth <= level ? [from + index] : []))
    return starts.map((at, index) =>
      entry(`n${at}`, ...build(at + 1, starts[index + 1] ?? to, level + 1)),
    )
  }
  return build(0, depths.length, 1)
})

const index = fc.nat({ max: 30 })
const moves = fc.array(
  fc.oneof(
    fc.record({ at: index, step: fc.constantFrom(...steps) }),
    fc.record({ at: index, to: index, place: fc.constantFrom(...places) }),
  ),
  { maxLength: 20 },
)

test('whatever is moved, no entry is lost or doubled and none too deep', () => {
  fc.assert(
    fc.property(menus, moves, (start, done) => {
      const ids = inOrder(start).map((one) => one.entry.id)
      let now: readonly Entry[] = start
      for (const one of done) {
        const id = ids[one.at % ids.length] ?? ''
        const result =
          'step' in one
            ? moveBy(now, id, one.step, levels)
            : move(now, id, { id: ids[one.to % ids.length] ?? '', place: one.place }, levels)
        now = result.entries ?? now
      }
      expect(
        inOrder(now)
          .map((at) => at.entry.id)
          .sort(),
      ).toEqual([...ids].sort())
      expect(Math.max(0, ...inOrder(now).map(({ level }) => level))).toBeLessThanOrEqual(levels)
    }),
  )
})

test('a step in and one out again, and one up and one down, lead back', () => {
  fc.assert(
    fc.property(menus, index, (start, at) => {
      const all = inOrder(start)
      const id = all[at % all.length]?.entry.id ?? ''
      const inwards = moveBy(start, id, 'in', levels)
      if (inwards.entries)
        expect(outcome(moveBy(inwards.entries, id, 'out', levels))).toBe(drawn(start))
      const upwards = moveBy(start, id, 'up', levels)
      if (upwards.entries)
        expect(outcome(moveBy(upwards.entries, id, 'down', levels))).toBe(drawn(start))
    }),
  )
})
