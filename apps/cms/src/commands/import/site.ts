import { calls, type MenuItem, menuNames, sprachen } from '@kurstadt/contract'
import { asSystem } from '../../platform/as-system.ts'
import { isRecord } from '../../platform/record.ts'
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

/** Brings the named menus here. */
export async function importMenus({ store, source, own }: Importing): Promise<TypeReport> {
  const report = newReport('menu')
  const { payload, lookup } = store
  for (const name of menuNames) {
    const answer = await source.ask('menu', { params: { name } })
    if (answer === null) {
      report.problems.push(`${name}: Die Quelle hat dieses Menü nicht`)
      continue
    }
    const theirs = calls.menu.answer.parse(answer)
    const ours = calls.menu.answer.parse(await own('menu', { params: { name } }))
    if (differences(wordsOf(theirs.menuItems), wordsOf(ours.menuItems)).length === 0) {
      report.gleich += 1
      continue
    }
    const rows = theirs.menuItems.map((item) => ({
      blockType: 'eintrag' as const,
      ...rowOf(item, lookup),
    }))
    const { docs } = await payload.find({
      collection: 'menus',
      where: { name: { equals: name } },
      ...asSystem,
    })
    const [there] = docs
    const data = { name, menuItems: rows }
    if (there) await payload.update({ collection: 'menus', id: there.id, ...asSystem, data })
    else await payload.create({ collection: 'menus', ...asSystem, data })
    report[there ? 'geaendert' : 'neu'] += 1
  }
  return report
}

/** Brings the settings of the site here. */
export async function importSettings({ store, source, own }: Importing): Promise<TypeReport> {
  const report = newReport('einstellungen')
  const { payload, lookup } = store
  const slug = 'einstellungen' as const
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? []
  for (const sprache of sprachen) {
    const theirs = await source.ask(slug, inSprache(sprache))
    if (!isRecord(theirs) || theirs.sprache !== sprache) continue
    const open = async () => differences(theirs, await own(slug, inSprache(sprache)))
    if ((await open()).length === 0) {
      report.gleich += 1
      continue
    }
    const stored: unknown = await payload.findGlobal({ slug, locale: 'de', ...asSystem })
    const making = { lookup, sprache, stored: isRecord(stored) ? stored : {} }
    await payload.updateGlobal({
      slug,
      locale: sprache,
      ...asSystem,
      data: valuesOf(fields, theirs, making),
    })
    report.geaendert += 1
    const left = await open()
    if (left.length > 0) report.problems.push(`${sprache}: ${left.join(', ')}`)
  }
  return report
}

/** Brings the archive of old addresses here. */
export async function importRedirects({ store, source }: Importing): Promise<TypeReport> {
  const report = newReport('weiterleitungen')
  const { payload } = store
  const rows = await wholeList(source.ask, 'weiterleitungen')
  for (const { von, nach, status } of calls.weiterleitungen.answer.shape.data.parse(rows)) {
    const where = { von: { equals: von } }
    const { docs } = await payload.find({ collection: 'weiterleitungen', where, ...asSystem })
    const [there] = docs
    if (there && (there.nach ?? null) === nach && there.status === String(status)) {
      report.gleich += 1
      continue
    }
    try {
      const data = { von, nach, status: statusOf(status) }
      if (there)
        await payload.update({ collection: 'weiterleitungen', id: there.id, ...asSystem, data })
      else await payload.create({ collection: 'weiterleitungen', ...asSystem, data })
      report[there ? 'geaendert' : 'neu'] += 1
    } catch (error) {
      report.problems.push(`${von}: ${reasonOf(error)}`)
    }
  }
  return report
}

const statuses = { 301: '301', 302: '302', 410: '410' } as const

function statusOf(status: keyof typeof statuses) {
  return statuses[status]
}
