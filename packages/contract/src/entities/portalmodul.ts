import { z } from 'zod'
import { href, nummer, sprache } from '../primitives.ts'
import { template as bildText } from '../templates/bild-text/template.ts'
import { template as bildTextTeaser3x } from '../templates/bild-text-teaser-3x/template.ts'
import { template as headlineTeaser } from '../templates/headline-teaser/template.ts'
import { template as kurzinfoIcons } from '../templates/kurzinfo-icons/template.ts'
import { template as medienGalerie } from '../templates/medien-galerie/template.ts'
import { template as panorama } from '../templates/panoramabild-panoramateaser/template.ts'
import { template as text } from '../templates/text/template.ts'
import { template as zitat } from '../templates/zitat/template.ts'
import { preiskategorien } from './pauschale.ts'
import { veranstaltung } from './veranstaltung.ts'

const titel = z.string().nullable()
const einleitung = z.string().nullable()
const link = { link: href.nullable(), linktext: z.string().nullable() }

/** Content of every kind of portal module by its name (spec 2.7, 3). */
const inhalte = {
  pauschalen: z.object({ titel, einleitung, ...preiskategorien }),
  newsticker: z.object({ titel, einleitung, anzahl: z.int().positive().max(20), ...link }),
  'medien-galerie': medienGalerie.options,
  zitat: zitat.options,
  eventteaser: z.object({ titel, einleitung, veranstaltungen: z.array(veranstaltung), ...link }),
  'headline-teaser': headlineTeaser.options,
  'bild-text-teaser-3x': bildTextTeaser3x.options,
  'panoramabild-panoramateaser': panorama.options,
  'kurzinfo-icons': kurzinfoIcons.options,
  'bild-text': bildText.options,
  text: text.options,
}

function modulVon<Name extends keyof typeof inhalte>(name: Name) {
  return z.object({
    id: nummer,
    sprache,
    modul: z.object({ name: z.literal(name) }),
    content: inhalte[name],
    seite: z.object({ titel: z.string() }).nullable(),
  })
}

/** A module of a portal page, by kind (spec 3: id, `modul.name`, content, `seite.titel`). */
export const portalmodul = z.union([
  modulVon('pauschalen'),
  modulVon('newsticker'),
  modulVon('medien-galerie'),
  modulVon('zitat'),
  modulVon('eventteaser'),
  modulVon('headline-teaser'),
  modulVon('bild-text-teaser-3x'),
  modulVon('panoramabild-panoramateaser'),
  modulVon('kurzinfo-icons'),
  modulVon('bild-text'),
  modulVon('text'),
])

/** A module of a portal page. */
export type Portalmodul = z.infer<typeof portalmodul>
/** Name of a kind of module. */
export type ModulName = keyof typeof inhalte
/** Content of a module by its kind. */
export type ModulInhalt = { [Name in ModulName]: z.infer<(typeof inhalte)[Name]> }
/** All kinds of modules. */
export const modulNamen = Object.keys(inhalte).filter((name): name is ModulName =>
  Object.hasOwn(inhalte, name),
)
