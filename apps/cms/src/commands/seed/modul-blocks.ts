import type { ModulBlock, PreiszeileContent } from '../../../../../content/shape.ts'
import type { SeiteDoc } from '../../payload-types.ts'
import { idOf, type Seeding } from './seeding.ts'

type Block = NonNullable<SeiteDoc['bloecke']>[number]

function preiszeile({ preise_cent, ...row }: PreiszeileContent) {
  const [preis1_cent, preis2_cent, preis3_cent, preis4_cent] = preise_cent
  return { ...row, preis1_cent, preis2_cent, preis3_cent, preis4_cent }
}

type WithoutSlot<One> = One extends ModulBlock ? Omit<One, 'slot'> : never
type SidebarFields = WithoutSlot<Extract<ModulBlock, { template: `sidebar-${string}` }>>

/** A block that stands in a sidebar alone. */
function sidebarBlock(fields: SidebarFields): Block {
  switch (fields.template) {
    case 'sidebar-sommerbergbahn':
    case 'sidebar-navigation':
      return { blockType: fields.template, titel: fields.titel, links: fields.links }
    case 'sidebar-kontakt':
      return { blockType: fields.template, titel: fields.titel, stelle: fields.stelle }
    case 'sidebar-rossini':
      return { blockType: fields.template, titel: fields.titel }
  }
}

type NamedFields = WithoutSlot<Extract<ModulBlock, { template: 'pauschalen' | 'outdoor-route' }>>

/** A block that shows one entry. */
function namedBlock(made: Seeding['made'], fields: NamedFields): Block {
  if (fields.template === 'pauschalen')
    return { blockType: fields.template, pauschale: idOf(made, 'pauschalen', fields.pauschale) }
  const tour = idOf(made, 'touren', fields.tour)
  return { blockType: fields.template, titel: fields.titel, tour }
}

type TimelineFields = WithoutSlot<Extract<ModulBlock, { template: 'timeline' }>>

function timelineBlock(
  made: Seeding['made'],
  { template: blockType, stationen, ...rest }: TimelineFields,
): Block {
  const rows = stationen.map(({ bild, ...row }) => ({
    ...row,
    bild: bild === undefined ? null : idOf(made, 'bilder', bild),
  }))
  return { blockType, ...rest, stationen: rows }
}

/** A block of a portal page or sidebar as the editor stores it. */
export function modulBlock({ made }: Seeding, block: ModulBlock): Block {
  const { slot: _slot, ...fields } = block
  switch (fields.template) {
    case 'preisliste': {
      const { template: blockType, spalten = [], zeilen, ...rest } = fields
      const columns = spalten.map((titel) => ({ titel }))
      return { blockType, ...rest, spalten: columns, zeilen: zeilen.map(preiszeile) }
    }
    case 'timeline':
      return timelineBlock(made, fields)
    case 'panoramabild-panoramateaser': {
      const { template: blockType, bild, ...rest } = fields
      return { blockType, ...rest, bild: idOf(made, 'bilder', bild) }
    }
    case 'pauschalen':
    case 'outdoor-route':
      return namedBlock(made, fields)
    case 'pauschalangebote':
    case 'unterkuenfte':
    case 'abfahrten':
    case 'app-hinweis':
    case 'push-hinweis':
    case 'baugebiete':
    case 'outdoor-karte':
    case 'tour-detail':
    case 'brancheneintraege':
    case 'schwarzes-brett':
    case 'schwarzes-brett-detail':
    case 'schwarzes-brett-portal':
    case 'abfallkalender':
    case 'abfall-erinnerung':
    case 'baugebiet-detail':
    case 'brancheneintrag-detail':
    case 'unterkunft-detail':
    case 'wohnmobilstellplatz': {
      const { template: blockType, ...rest } = fields
      return { blockType, ...rest }
    }
    case 'sidebar-kontakt':
    case 'sidebar-navigation':
    case 'sidebar-rossini':
    case 'sidebar-sommerbergbahn':
      return sidebarBlock(fields)
  }
}

const templates: ReadonlySet<string> = new Set<ModulBlock['template']>([
  'preisliste',
  'timeline',
  'panoramabild-panoramateaser',
  'pauschalen',
  'pauschalangebote',
  'outdoor-karte',
  'outdoor-route',
  'tour-detail',
  'unterkuenfte',
  'unterkunft-detail',
  'wohnmobilstellplatz',
  'sidebar-navigation',
  'sidebar-kontakt',
  'sidebar-rossini',
  'sidebar-sommerbergbahn',
  'abfahrten',
  'schwarzes-brett',
  'schwarzes-brett-detail',
  'schwarzes-brett-portal',
  'abfallkalender',
  'abfall-erinnerung',
])

/** True for a block of a portal page or sidebar. */
export const isModulBlock = (block: { template: string }): block is ModulBlock =>
  templates.has(block.template)
