/** Where an entry leads; `none` is a mere heading, `missing` one that was not filled in yet. */
export type Goal =
  | { kind: 'page'; id: string }
  | { kind: 'address'; href: string }
  | { kind: 'none' }
  | { kind: 'missing' }

/** An entry of a menu with everything below it, as the form holds it. */
export type Entry = {
  id: string
  /** Its row in the form before the move: `menuItems.0.menuItems.2`. */
  path: string
  title: string
  goal: Goal
  below: readonly Entry[]
}

/** An entry with where it stands: its level and its place there, both counted from one. */
export type Standing = {
  entry: Entry
  parent: Entry | null
  siblings: readonly Entry[]
  level: number
  position: number
}

export const places = ['before', 'below', 'after'] as const
/** Where an entry is put: beside another one, or as the last one below it. */
export type Target = { id: string; place: (typeof places)[number] }

export const steps = ['up', 'down', 'in', 'out'] as const
/** A move by one place or one level. */
export type Step = (typeof steps)[number]

/** Why an entry stays where it is. */
export type Refusal =
  | 'unknown'
  | 'itself'
  | 'first'
  | 'last'
  | 'nothing-before'
  | 'top'
  | 'too-deep'

/** The entries after a move, or why there was none. */
export type Moved =
  | { entries: readonly Entry[]; refusal: null }
  | { entries: null; refusal: Refusal }

/** All entries from top to bottom, as somebody reads them. */
export function inOrder(
  entries: readonly Entry[],
  parent: Entry | null = null,
  level = 1,
): Standing[] {
  return entries.flatMap((entry, index) => [
    { entry, parent, siblings: entries, level, position: index + 1 },
    ...inOrder(entry.below, entry, level + 1),
  ])
}

/** The entry of this id with its place. */
export function standingOf(entries: readonly Entry[], id: string): Standing | undefined {
  return inOrder(entries).find(({ entry }) => entry.id === id)
}

function levelsOf({ below }: Entry): number {
  return 1 + Math.max(0, ...below.map(levelsOf))
}

function without(entries: readonly Entry[], taken: Entry): Entry[] {
  return entries
    .filter((entry) => entry !== taken)
    .map((entry) => ({ ...entry, below: without(entry.below, taken) }))
}

type Neighbour = { path: string; place: Target['place'] }

function withAdded(entries: readonly Entry[], added: Entry, at: Neighbour): Entry[] {
  const { path, place } = at
  return entries.flatMap((entry) => {
    const below = withAdded(entry.below, added, at)
    if (entry.path !== path) return [{ ...entry, below }]
    if (place === 'below') return [{ ...entry, below: [...below, added] }]
    return place === 'before' ? [added, { ...entry, below }] : [{ ...entry, below }, added]
  })
}

const refused = (refusal: Refusal): Moved => ({ entries: null, refusal })

/** Puts an entry with all below it elsewhere, if the menu does not become deeper than `levels`. */
export function move(entries: readonly Entry[], id: string, target: Target, levels: number): Moved {
  const moving = standingOf(entries, id)?.entry
  const goal = standingOf(entries, target.id)
  if (!(moving && goal)) return refused('unknown')
  if (inOrder([moving]).some(({ entry }) => entry === goal.entry)) return refused('itself')
  const level = target.place === 'below' ? goal.level + 1 : goal.level
  if (level + levelsOf(moving) - 1 > levels) return refused('too-deep')
  const at = { path: goal.entry.path, place: target.place }
  return { entries: withAdded(without(entries, moving), moving, at), refusal: null }
}

/** Where a step leads, or why it leads nowhere. */
function targetOf(standing: Standing, step: Step): Target | Refusal {
  const { siblings, position, parent } = standing
  const before = siblings[position - 2]
  const after = siblings[position]
  if (step === 'up') return before ? { id: before.id, place: 'before' } : 'first'
  if (step === 'down') return after ? { id: after.id, place: 'after' } : 'last'
  if (step === 'in') return before ? { id: before.id, place: 'below' } : 'nothing-before'
  return parent ? { id: parent.id, place: 'after' } : 'top'
}

/** Moves an entry with all below it by one place among its neighbours, or one level in or out. */
export function moveBy(entries: readonly Entry[], id: string, step: Step, levels: number): Moved {
  const standing = standingOf(entries, id)
  if (!standing) return refused('unknown')
  const target = targetOf(standing, step)
  return typeof target === 'string' ? refused(target) : move(entries, id, target, levels)
}
