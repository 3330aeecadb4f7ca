import { useSprache } from '../../i18n/index.ts'
import { Island } from '../../ui/island/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { island as de } from './request-form.de.island.tsx'
import { island as en } from './request-form.en.island.tsx'
import type { RequestFormProps } from './request-form-view.tsx'
import { shownForm } from './shown-form.ts'

const islands = { de, en }

type PlacedFormProps = Omit<RequestFormProps, 'form' | 'karte' | 'texts'> &
  Partial<Pick<RequestFormProps, 'karte'>>

/** A form that sends a request to the town (spec 2.7, 4, 5), also without JavaScript. */
export function RequestForm({ karte = null, ...placed }: PlacedFormProps) {
  const sprache = useSprache()
  const form = shownForm(placed.name, sprache)
  return <Island of={islands[sprache]} props={{ ...placed, form, karte, page: useFormPage() }} />
}
