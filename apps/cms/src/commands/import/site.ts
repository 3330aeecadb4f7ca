import {
  calls,
  type MenuItem,
  type MenuName,
  menuNames,
  type Sprache,
  sprachen,
} from '@kurstadt/contract'
import { asSystem } from '../../platform/as-system.ts'
import { isRecord, type Values } from '../../platform/record.ts'
import { inSprache, wholeList } from './ask.ts'
import { differences } from './difference.ts'
import type { Importing } from './entries.ts'
import { type Lookup, valuesOf } from './from-wire.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'

type MenuRow = {
  title: string
  art: 'seite' | 'href' | 'keine'
  seite?: string
  href?: string
  menuItems: MenuRow[]
}

function rowOf({ title, href, menuItems }: MenuItem, lookup: Lookup): MenuRow {
  const below = menuItems.map((item) => rowOf(item, lookup))
  const page = href === null ? null : lookup.pageAt(href)
  if (href === null) return { title, art: 'keine', menuItems: below }
  if (page !== null) return { title, art: 'seite', seite: page, menuItems: below }
  return { title, art: 'href', href, menuItems: below }
}

/** Rows get numbers of their own where they arrive; their order and words are what counts. */
function wordsOf(items: readonly MenuItem[]): unknown {
  return items.map(({ title, href, menuItems }) => ({ title, href, below: wordsOf(menuItems) }))
}

/** What became of a part of the site. */
type Outcome = 'neu' | 'geaendert' | 'gleich'

async function importMenu(
  { store, own }: Importing,
  { name, menuItems }: { name: MenuName; menuItems: readonly MenuItem[] },
): Promise<Outcome> {
  const { payload, lookup, imported } = store
  const ours = calls.menu.answer.parse(await own('menu', { params: { name } }))
  const where = { name: { equals: name } }
  const { docs } = await payload.find({ collection: 'menus', where, ...asSystem })
  const [there] = docs
  const saved = there && { name: `menus:${name}`, savedAt: there.updatedAt }
  if (differences(wordsOf(menuItems), wordsOf(ours.menuItems)).length === 0) {
    if (saved) await imported.keep(saved)
    return 'gleich'
  }
  if (saved) imported.refuseChanged(saved)
  const rows = menuItems.map((item) => ({ blockType: 'eintrag' as const, ...rowOf(item, lookup) }))
  const data = { name, menuItems: rows }
  const { updatedAt } = there
    ? await payload.update({ collection: 'menus', id: there.id, ...asSystem, data })
    : await payload.create({ collection: 'menus', ...asSystem, data })
  await imported.keep({ name: `menus:${name}`, savedAt: updatedAt })
  return there ? 'geaendert' : 'neu'
}

/** Brings the named menus here. */
export async function importMenus(importing: Importing): Promise<TypeReport> {
  const report = newReport('menu')
  for (const name of menuNames) {
    const answer = await importing.source.ask('menu', { params: { name } })
    if (answer === null) {
      report.problems.push(`${name}: Die Quelle hat dieses Menü nicht`)
      continue
    }
    const { menuItems } = calls.menu.answer.parse(answer)
    try {
      report[await importMenu(importing, { name, menuItems })] += 1
    } catch (error) {
      report.problems.push(`${name}: ${reasonOf(error)}`)
    }
  }
  return report
}

const slug = 'einstellungen' as const

/** What the source says of its settings, in each language that it has them in. */
async function settingsOf({ source }: Importing): Promise<Map<Sprache, Values>> {
  const found = new Map<Sprache, Values>()
  for (const sprache of sprachen) {
    const answer = await source.ask(slug, inSprache(sprache))
    if (isRecord(answer) && answer.sprache === sprache) found.set(sprache, answer)
  }
  return found
}

async function writeSettings({ store }: Importing, theirs: Values, sprache: Sprache) {
  const { payload, lookup } = store
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? []
  const stored: unknown = await payload.findGlobal({ slug, locale: 'de', ...asSystem })
  const making = { lookup, sprache, stored: isRecord(stored) ? stored : {} }
  const data = valuesOf(fields, theirs, making)
  await payload.updateGlobal({ slug, locale: sprache, ...asSystem, data })
}

/** Brings the settings of the site here. */
export async function importSettings(importing: Importing): Promise<TypeReport> {
  const report = newReport(slug)
  const { store, own } = importing
  const { payload, imported } = store
  const savedAt = async () => (await payload.findGlobal({ slug, ...asSystem })).updatedAt ?? null
  const theirs = await settingsOf(importing)
  if (theirs.size === 0) return report
  const openIn = async (sprache: Sprache) =>
    differences(theirs.get(sprache), await own(slug, inSprache(sprache)))
  const open = new Map<Sprache, string[]>()
  for (const sprache of theirs.keys()) open.set(sprache, await openIn(sprache))
  const before = await savedAt()
  const isAlike = [...open.values()].every((fields) => fields.length === 0)
  if (!isAlike && before !== null) imported.refuseChanged({ name: slug, savedAt: before })
  for (const [sprache, answer] of theirs) {
    if (open.get(sprache)?.length === 0) {
      report.gleich += 1
      continue
    }
    await writeSettings(importing, answer, sprache)
    report.geaendert += 1
    const left = await openIn(sprache)
    if (left.length > 0) report.problems.push(`${sprache}: ${left.join(', ')}`)
  }
  await imported.keep({ name: slug, savedAt: await savedAt() })
  return report
}

type Redirect = { von: string; nach: string | null; status: keyof typeof statuses }

async function importRedirect({ store }: Importing, row: Redirect): Promise<Outcome> {
  const { payload, imported } = store
  const { von, nach, status } = row
  const name = `weiterleitungen:${von}`
  const where = { von: { equals: von } }
  const { docs } = await payload.find({ collection: 'weiterleitungen', where, ...asSystem })
  const [there] = docs
  const saved = there && { name, savedAt: there.updatedAt }
  if (saved && (there.nach ?? null) === nach && there.status === String(status)) {
    await imported.keep(saved)
    return 'gleich'
  }
  if (saved) imported.refuseChanged(saved)
  const data = { von, nach, status: statuses[status] }
  const { updatedAt } = there
    ? await payload.update({ collection: 'weiterleitungen', id: there.id, ...asSystem, data })
    : await payload.create({ collection: 'weiterleitungen', ...asSystem, data })
  await imported.keep({ name, savedAt: updatedAt })
  return there ? 'geaendert' : 'neu'
}

/** Brings the archive of old addresses here. */
export async function importRedirects(importing: Importing): Promise<TypeReport> {
  const report = newReport('weiterleitungen')
  const rows = await wholeList(importing.source.ask, 'weiterleitungen')
  for (const row of calls.weiterleitungen.answer.shape.data.parse(rows)) {
    try {
      report[await importRedirect(importing, row)] += 1
    } catch (error) {
      report.problems.push(`${row.von}: ${reasonOf(error)}`)
    }
  }
  return report
}

const statuses = { 301: '301', 302: '302', 410: '410' } as const
