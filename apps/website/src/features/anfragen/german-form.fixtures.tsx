import type { Karte } from '@kurstadt/contract'
import { type FormName, forms } from '@kurstadt/contract/forms'
import { type FormPage, FormPageContext } from '../form-page/index.ts'
import { FormToolsContext } from './form-tools-context.ts'
import { RequestFormView } from './request-form-view.tsx'
import { shownForm } from './shown-form.ts'
import { de } from './texts-de.ts'

const emails = { tourismus: 'gast@town.example', rathaus: 'rat@town.example' }
const page: FormPage = { heute: '2026-11-22', reply: null, emails }

type GermanFormProps = { name: FormName; karte?: Karte | null; moving?: string | null }

/** A form of the town hall in German, on 22 November 2026. */
export function GermanForm({ name, karte = null, moving = null }: GermanFormProps) {
  const form = shownForm(name, 'de')
  return (
    <FormPageContext value={page}>
      <FormToolsContext value={{ schema: forms[name] }}>
        <RequestFormView
          {...{ name, form, karte, moving }}
          office="rathaus"
          title={null}
          intro={null}
          texts={de}
        />
      </FormToolsContext>
    </FormPageContext>
  )
}
