import { useSprache } from '../../i18n/index.ts'
import { Island } from '../../ui/island/index.ts'
import { useKnownQuery } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { usePickMap } from '../karte/index.ts'
import { island as de } from './request-form.de.island.tsx'
import { island as en } from './request-form.en.island.tsx'
import type { RequestFormProps } from './request-form-view.tsx'
import { type ShownForm, shownForm } from './shown-form.ts'

const islands = { de, en }

type PlacedFormProps = Omit<RequestFormProps, 'form' | 'karte' | 'moving' | 'texts'> &
  Partial<Pick<RequestFormProps, 'karte'>>

/** A page of this site, as an address may name it. */
const ownPage = { von: /^\/(?:de|en)\/[^\s\\?#]{0,280}$/ }

/** The form, with the page that somebody comes from where it asks for one. */
function startingFrom(form: ShownForm, von: string | undefined): ShownForm {
  const groups = form.groups.map(({ fields, ...group }) => ({
    ...group,
    fields: fields.map(({ start, ...field }) => {
      const own = start === 'von' ? von : start
      return { ...field, ...(own !== undefined && { start: own }) }
    }),
  }))
  return { ...form, groups }
}

const asksForPlace = ({ groups }: ShownForm) =>
  groups.some(({ fields }) => fields.some(({ kind }) => kind === 'place'))

/** A form that sends a request to the town (spec 2.7, 4, 5), also without JavaScript. */
export function RequestForm({ karte = null, ...placed }: PlacedFormProps) {
  const sprache = useSprache()
  const { von } = useKnownQuery(ownPage)
  const form = startingFrom(shownForm(placed.name, sprache), von)
  const map = usePickMap()
  const moving = asksForPlace(form) ? map : null
  const page = useFormPage()
  return <Island of={islands[sprache]} props={{ ...placed, form, karte, moving, page }} />
}
