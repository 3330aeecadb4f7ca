import type { Bild as BildOnWire, Sprache } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { Figure, Image } from '../../ui/image/index.ts'
import { parallaxOf } from './parallax.ts'

/** Width of the files for tiles in long lists; everything else is shown larger, and need not name them. */
const forTiles = 160

/** The files of a picture; the one of its own width is always among them. */
const sourcesOf = ({ breite: own, quellen }: BildOnWire, isTile: boolean) =>
  quellen
    .filter(({ breite }) => isTile || breite !== forTiles || breite === own)
    .map(({ format, breite, url }) => ({ format, width: breite, url }))

type BildProps = {
  bild: BildOnWire
  sizes: string
  ratio?: string | undefined
  isFirst?: boolean | undefined
  /** False in long lists of small pictures: what is shown before they come weighs a tenth of such a page. */
  hasPlaceholder?: boolean | undefined
  /** True for tiles in long lists, which take the smallest files. */
  isTile?: boolean | undefined
  /** True for a picture that moves slower than the page. */
  parallax?: boolean | undefined
  className?: string | undefined
}

/** A picture as the wire describes it, without words around it. */
export function Bild({ bild, sizes, parallax, className, ...look }: BildProps) {
  const { ratio, isFirst, hasPlaceholder = true, isTile = false } = look
  const moving = parallax ? parallaxOf(bild) : null
  return (
    <Image
      alt={bild.alt}
      width={bild.breite}
      height={bild.hoehe}
      sources={sourcesOf(bild, isTile)}
      sizes={sizes}
      focus={bild.fokus}
      placeholder={hasPlaceholder ? bild.platzhalter : null}
      ratio={ratio}
      isFirst={isFirst}
      className={classNames(className, moving?.className)}
      style={moving?.style}
    />
  )
}

type BildFigureProps = BildProps & {
  /** Words of the place it is used at; they win over the picture's own. */
  bildtext?: string | null
  /** Language of these words where it is not the page's. */
  lang?: Sprache | undefined
  bildcopyright?: string | null
}

/** A picture with its caption and copyright line. */
export function BildFigure({ bildtext, bildcopyright, lang, ...props }: BildFigureProps) {
  const texts = useTexts()
  const author = bildcopyright ?? props.bild.copyright
  return (
    <Figure
      caption={bildtext ?? props.bild.bildtext}
      lang={bildtext ? lang : undefined}
      copyright={author ? `${texts.page.copyright} ${author}` : null}
      className={props.className}
    >
      <Bild {...props} className={undefined} />
    </Figure>
  )
}
