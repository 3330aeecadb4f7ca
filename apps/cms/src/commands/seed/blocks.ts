import type { BlockContent } from '../../../../../content/shape.ts'
import type { SeiteDoc } from '../../payload-types.ts'
import { isModulBlock, modulBlock } from './modul-blocks.ts'
import { hoursOf } from './oeffnungszeiten.ts'
import { idOf, type Seeding } from './seeding.ts'

type Block = NonNullable<SeiteDoc['bloecke']>[number]
type Of<Template extends BlockContent['template']> = Extract<BlockContent, { template: Template }>
/** Templates that name pictures, files or a place on the map. */
const withPictures = [
  'bild-text',
  'bild-text-teaser-3x',
  'medien-galerie',
  'downloads',
  'formular-schaden',
] as const

function withFiles({ made, richText }: Seeding, block: Of<(typeof withPictures)[number]>): Block {
  const { slot: _slot, ...fields } = block
  switch (fields.template) {
    case 'bild-text': {
      const { template: blockType, text, bild, ...rest } = fields
      return {
        blockType,
        ...rest,
        text: richText(text),
        bild: idOf(made, 'bilder', bild),
      }
    }
    case 'bild-text-teaser-3x': {
      const { template: blockType, teaser, ...rest } = fields
      const rows = teaser.map(({ bild, ...row }) => ({
        ...row,
        bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      }))
      return { blockType, ...rest, teaser: rows }
    }
    case 'medien-galerie': {
      const { template: blockType, kacheln, ...rest } = fields
      const rows = kacheln.map(({ bild, ...row }) => ({ ...row, bild: idOf(made, 'bilder', bild) }))
      return { blockType, ...rest, kacheln: rows }
    }
    case 'formular-schaden': {
      const { template: blockType, karte, ...rest } = fields
      const bild = karte && idOf(made, 'bilder', karte.bild)
      return { blockType, ...rest, karte: { ...karte, bild } }
    }
    case 'downloads': {
      const { template: blockType, downloads, ...rest } = fields
      const rows = downloads.map(({ titel, datei }) => ({
        titel,
        datei: idOf(made, 'dateien', datei),
      }))
      return { blockType, ...rest, downloads: rows }
    }
  }
}

/** A text with its formatting as the editor stores it. */
function textOf({ richText }: Seeding, { titel, text }: Pick<Of<'text'>, 'titel' | 'text'>): Block {
  return { blockType: 'text', titel, text: richText(text) }
}

type Hours = Pick<Of<'oeffnungszeiten'>, 'titel' | 'amt' | 'zeiten'>

/** Opening hours of an office, which stand there alone, or of a place that is none. */
function hoursBlock({ made }: Seeding, { titel, amt, zeiten = [] }: Hours): Block {
  if (amt === undefined)
    return {
      blockType: 'oeffnungszeiten',
      titel,
      oeffnungszeitenStrukturiert: hoursOf([...zeiten]),
    }
  return { blockType: 'oeffnungszeiten', titel, zeiten_amt: idOf(made, 'aemter', amt) }
}

/** Templates whose words or icons are stored in a shape of their own. */
const ownShapes = [
  'text',
  'oeffnungszeiten',
  'zitat',
  'headline-teaser',
  'kurzinfo-icons',
  'newsticker',
] as const

function withOwnShape(seeding: Seeding, block: Of<(typeof ownShapes)[number]>): Block {
  const { slot: _slot, ...fields } = block
  switch (fields.template) {
    case 'text':
      return textOf(seeding, fields)
    case 'oeffnungszeiten':
      return hoursBlock(seeding, fields)
    case 'zitat':
      return { blockType: 'zitat', text: fields.text, quelle: fields.quelle }
    case 'headline-teaser': {
      const { template: blockType, titel_tag = 'h2', ...rest } = fields
      return { blockType, titel_tag, ...rest }
    }
    case 'kurzinfo-icons': {
      const { template: blockType, ...rest } = fields
      return { blockType, ...rest }
    }
    case 'newsticker': {
      const { template: blockType, ...rest } = fields
      return { blockType, ...rest }
    }
  }
}

type Form = Exclude<
  Extract<BlockContent, { template: `formular-${string}` }>,
  { template: 'formular-schaden' }
>

const isForm = (block: BlockContent): block is Form =>
  block.template.startsWith('formular-') && block.template !== 'formular-schaden'

/** A form as the editor stores it; that of the packages takes a request unless told otherwise. */
function formBlock({ template: blockType, titel, einleitung }: Form): Block {
  const texts = { titel, einleitung }
  if (blockType === 'formular-pauschale') return { blockType, anfrageart: 'formular', ...texts }
  return { blockType, ...texts }
}

/** What the council's blocks show comes from its collections: they have a heading at most. */
type Council = Extract<
  BlockContent,
  { template: 'ratsinfo' | `ratsinfo-${string}` | `raete-${string}` }
>

const isCouncil = (block: BlockContent): block is Council =>
  /^(ratsinfo|raete-)/.test(block.template)

function councilBlock({ template: blockType, titel }: Council): Block {
  return { blockType, titel }
}

/** Templates that show one entry, or a search, and have nothing of their own. */
const bare = [
  'veranstaltung-detail',
  'aktuelles-detail',
  'bekanntmachung-detail',
  'fotogalerie-detail',
  'amt-detail',
  'mitarbeiter-detail',
  'wegweiser-detail',
  'shop-artikel',
  'suche',
] as const

const isOneOf = <Template extends BlockContent['template']>(
  block: BlockContent,
  templates: readonly Template[],
): block is Of<Template> => templates.some((one) => one === block.template)

function videosBlock({ made }: Seeding, { titel, video }: Of<'videos'>): Block {
  const chosen = video === undefined ? null : idOf(made, 'videos', video)
  return { blockType: 'videos', titel, video: chosen }
}

/** A block as the editor stores it, from a block as the content describes it. */
export function blockOf(seeding: Seeding, block: BlockContent): Block {
  if (isForm(block)) return formBlock(block)
  if (isModulBlock(block)) return modulBlock(seeding, block)
  if (isCouncil(block)) return councilBlock(block)
  if (block.template === 'videos') return videosBlock(seeding, block)
  if (isOneOf(block, bare)) return { blockType: block.template }
  if (isOneOf(block, ownShapes)) return withOwnShape(seeding, block)
  if (isOneOf(block, withPictures)) return withFiles(seeding, block)
  const { slot: _slot, template: blockType, ...rest } = block
  return { blockType, ...rest }
}
