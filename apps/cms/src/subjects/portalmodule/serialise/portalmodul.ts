import type { ModulInhalt, ModulName, Portalmodul, Veranstaltung } from '@kurstadt/contract'
import { modulNamen } from '@kurstadt/contract'
import { optionsOfBlock } from '../../../blocks/serialise/block-of.ts'
import type { PortalmodulDoc } from '../../../payload-types.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { kategorienOf } from '../../gastgeber/index.ts'

type StoredBlock = PortalmodulDoc['inhalt'][number]
type Stored<Name extends ModulName> = Extract<StoredBlock, { blockType: Name }>
type Head = { titel?: string | null; einleitung?: string | null }
/** How an event is written by its id; which of its days it shows is no matter of the module. */
type EventOf = (id: string, refs: Refs) => Veranstaltung | null

function headOf({ titel, einleitung }: Head) {
  return { titel: textOrNull(titel), einleitung: textOrNull(einleitung) }
}

function linkOf({ link, linktext }: { link?: string | null; linktext?: string | null }) {
  return { link: hrefOrNull(link), linktext: textOrNull(linktext) }
}

const keineKategorien = {
  preiskategorie1: null,
  preiskategorie2: null,
  preiskategorie3: null,
  preiskategorie4: null,
  preiskategorie5: null,
  preiskategorie6: null,
}

/** Heading of its own or the package's; a package that is gone leaves no prices. */
function pauschalenOf(block: Stored<'pauschalen'>, refs: Refs): ModulInhalt['pauschalen'] {
  const doc = refs.related.pauschalen?.get(idOf(block.pauschale) ?? '')
  const own = headOf(block)
  return {
    titel: own.titel ?? textOrNull(doc?.titel),
    einleitung: own.einleitung ?? textOrNull(doc?.einleitung),
    ...(doc ? kategorienOf(doc, refs) : keineKategorien),
  }
}

const inhaltOf: {
  [Name in ModulName]: (
    block: Stored<Name>,
    refs: Refs,
    eventOf: EventOf,
  ) => ModulInhalt[Name] | null
} = {
  pauschalen: pauschalenOf,
  newsticker: (block) => ({ ...headOf(block), anzahl: block.anzahl, ...linkOf(block) }),
  'medien-galerie': (block, refs) => optionsOfBlock('medien-galerie', block, refs),
  zitat: (block, refs) => optionsOfBlock('zitat', block, refs),
  eventteaser: (block, refs, eventOf) => ({
    ...headOf(block),
    veranstaltungen: block.veranstaltungen.flatMap((one) => eventOf(idOf(one) ?? '', refs) ?? []),
    ...linkOf(block),
  }),
  'headline-teaser': (block, refs) => optionsOfBlock('headline-teaser', block, refs),
  'bild-text-teaser-3x': (block, refs) => optionsOfBlock('bild-text-teaser-3x', block, refs),
  'panoramabild-panoramateaser': (block, refs) =>
    optionsOfBlock('panoramabild-panoramateaser', block, refs),
  'kurzinfo-icons': (block, refs) => optionsOfBlock('kurzinfo-icons', block, refs),
  'bild-text': (block, refs) => optionsOfBlock('bild-text', block, refs),
  text: (block, refs) => optionsOfBlock('text', block, refs),
}

type Rest = Pick<Portalmodul, 'id' | 'sprache' | 'seite'>
type ModulOf<Name extends ModulName> = {
  [N in Name]: Rest & { modul: { name: N }; content: ModulInhalt[N] }
}[Name]

function modulOf<Name extends ModulName>(
  name: Name,
  block: Stored<Name>,
  [refs, eventOf]: [Refs, EventOf],
  rest: Rest,
): ModulOf<Name> | null {
  const content = inhaltOf[name](block, refs, eventOf)
  return content === null ? null : { ...rest, modul: { name }, content }
}

/** A module on the wire (spec 3); null when its kind is not known any more or shows nothing. */
export function portalmodulOf(
  doc: PortalmodulDoc,
  refs: Refs,
  eventOf: EventOf,
): Portalmodul | null {
  const [block] = doc.inhalt
  if (!(block && modulNamen.some((name) => name === block.blockType))) return null
  const page = refs.pfade.get(idOf(doc.seite) ?? '')
  return modulOf(block.blockType, block, [refs, eventOf], {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    seite: page ? { titel: page.titel } : null,
  })
}
