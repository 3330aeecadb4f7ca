import type { Pauschale } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { packageMailHref } from '../anfragen/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { anyHouse, houseKey, packageKey, requestHref } from './request-href.ts'
import { usePackageTexts } from './texts.ts'

type PackageRequestProps = {
  pauschale: Pick<Pauschale, 'id' | 'titel' | 'detailURL' | 'anfrageart'>
  /** The house; null where the tourist information is to propose one. */
  haus: { id: number; titel: string } | null
  /** Page of the request form, where the editor named one. */
  page: string | null
}

/**
 * The button by which a package is asked for: the request form, told package and house by its
 * address, or a mail that is begun already (spec 4, package request type).
 */
export function PackageRequest({ pauschale, haus, page }: PackageRequestProps) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const { tourismus } = useFormPage().emails
  if (pauschale.anfrageart === 'email') {
    if (tourismus === null) return <p>{words.mailAway}</p>
    const wanted = { pauschale: pauschale.titel, haus: haus?.titel ?? null }
    const href = packageMailHref(tourismus, sprache, wanted)
    return (
      <p>
        <ButtonLink href={href} icon="mail">
          {words.perMail}
        </ButtonLink>
      </p>
    )
  }
  const hotel = haus === null ? anyHouse : houseKey(haus)
  const href = requestHref({ pauschale: packageKey(pauschale), hotel, page, sprache })
  return (
    <p>
      <ButtonLink href={href}>
        {haus === null ? words.anfragen : words.anfragenIn(haus.titel)}
      </ButtonLink>
    </p>
  )
}
