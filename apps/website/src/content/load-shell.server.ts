import { calls, type Menu, type MenuName, type PageTheme, type Sprache } from '@kurstadt/contract'
import type { AnswerReader } from './answers.server.ts'
import { type PreparedCall, prepareCall } from './call-path.server.ts'
import { type CurrentHinweise, hinweiseAt } from './current-hinweise.ts'
import { newsletterTarget } from './newsletter-target.ts'
import type { Shell } from './page.ts'
import { orNull, type Report } from './report.server.ts'

/** What content is read with. */
export type Reading = { answers: AnswerReader; report: Report }

/**
 * Tags and age of what was read on the way to a result, whether all of it may be kept, and the
 * visitor's parameters that could not be read.
 */
export type Trail = {
  tags: Set<string>
  isStale: boolean
  isShared: boolean
  ignoredParams: Set<string>
}

/** The trail of a result that nothing has been read for yet. */
export const newTrail = (): Trail => ({
  tags: new Set(),
  isStale: false,
  isShared: true,
  ignoredParams: new Set(),
})

type MenuNames = { [Place in keyof Shell['menus']]: MenuName }

const german: MenuNames = {
  haupt: 'Hauptmenü',
  quicklinks: 'Quicklinks',
  app: 'App',
  footerThemen: 'Footer_Themen',
  footerInformationen: 'Footer_Informationen',
  footerRechtliches: 'Footer_Rechtliches',
}

const english: MenuNames = {
  haupt: 'Hauptmenü_EN',
  quicklinks: 'Quicklinks_EN',
  app: 'App_EN',
  footerThemen: 'Footer_Themen_EN',
  footerInformationen: 'Footer_Informationen_EN',
  footerRechtliches: 'Footer_Rechtliches_EN',
}

/** Names of the menus of a theme in a language (spec 7); the festival has quick links of its own. */
function menuNamesOf(sprache: Sprache, theme: PageTheme): MenuNames {
  const names = sprache === 'en' ? english : german
  if (theme !== 'rossini') return names
  return { ...names, quicklinks: sprache === 'en' ? 'Rossini_Quicklinks_EN' : 'Rossini_Quicklinks' }
}

/** More alerts than a town ever has, so that what lies ahead crowds out nothing that is valid. */
const mostHinweise = 100

/** The call of a menu. */
export const menuCall = (name: MenuName): PreparedCall => prepareCall('menu', null, { name })

const einstellungenCall = (sprache: Sprache) => prepareCall('einstellungen', null, { sprache })

const hinweiseCall = (sprache: Sprache, theme: PageTheme) =>
  prepareCall('hinweise', null, {
    sprache,
    bereich: theme,
    zeitraum: 'kommend',
    pro_seite: mostHinweise,
  })

/** Every call that the shell of pages of a language and a theme is made of. */
export function shellCalls(sprache: Sprache, theme: PageTheme): PreparedCall[] {
  const menus = Object.values(menuNamesOf(sprache, theme)).map(menuCall)
  return [...menus, einstellungenCall(sprache), hinweiseCall(sprache, theme)]
}

/** Menus, settings and alerts around a page; each fails alone, is reported and then null (spec 8). */
export async function readShell(
  reading: Reading,
  of: { sprache: Sprache; theme: PageTheme },
  trail: Trail,
): Promise<Shell> {
  const { sprache } = of
  const names = menuNamesOf(sprache, of.theme)
  const own = newTrail()
  const menu = (name: MenuName) => readMenu(reading, name, own)
  const [haupt, quicklinks, app, footerThemen, footerInformationen, footerRechtliches, ...others] =
    await Promise.all([
      menu(names.haupt),
      menu(names.quicklinks),
      menu(names.app),
      menu(names.footerThemen),
      menu(names.footerInformationen),
      menu(names.footerRechtliches),
      readEinstellungen(reading, sprache, own),
      readHinweise(reading, of, own),
    ])
  follow(trail, own)
  const menus = { haupt, quicklinks, app, footerThemen, footerInformationen, footerRechtliches }
  const [einstellungen, hinweise] = others
  const newsletter = newsletterTarget(einstellungen)
  return { sprache, menus, einstellungen, hinweise, newsletter, isStale: own.isStale }
}

async function readMenu(reading: Reading, name: MenuName, trail: Trail): Promise<Menu | null> {
  const call = menuCall(name)
  const outcome = await orNull(
    reading.report,
    `menu ${name}`,
    reading.answers.read(calls.menu.answer, call),
  )
  follow(trail, outcome ?? { tags: [`menu`], isStale: true, isShared: true })
  return outcome?.kind === 'found' ? outcome.value : null
}

async function readEinstellungen(reading: Reading, sprache: Sprache, trail: Trail) {
  const call = einstellungenCall(sprache)
  const reads = reading.answers.read(calls.einstellungen.answer, call)
  const outcome = await orNull(reading.report, 'einstellungen', reads)
  follow(trail, outcome ?? { tags: ['einstellungen'], isStale: true, isShared: true })
  return outcome?.kind === 'found' ? outcome.value : null
}

/** Those ahead are read too: a kept answer then knows by itself when one begins (decision 0020). */
async function readHinweise(
  reading: Reading,
  { sprache, theme }: { sprache: Sprache; theme: PageTheme },
  trail: Trail,
): Promise<CurrentHinweise> {
  const call = hinweiseCall(sprache, theme)
  const reads = reading.answers.read(calls.hinweise.answer, call)
  const outcome = await orNull(reading.report, 'hinweise', reads)
  follow(trail, outcome ?? { tags: ['hinweise'], isStale: true, isShared: true })
  return hinweiseAt(outcome?.kind === 'found' ? outcome.value.data : [], Date.now())
}

/** Adds what was just read to the trail. */
export function follow(
  trail: Trail,
  read: { tags: Iterable<string>; isStale: boolean; isShared: boolean },
): void {
  for (const tag of read.tags) trail.tags.add(tag)
  trail.isStale ||= read.isStale
  trail.isShared &&= read.isShared
}
