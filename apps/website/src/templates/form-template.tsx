import { formDefinitions } from '@kurstadt/contract/form-definitions'
import { type FormName, isFormName } from '@kurstadt/contract/forms'
import type { Karte } from '@kurstadt/contract/karte'
import type { PageBlock } from '../content/index.ts'
import { MailRequest, RequestForm } from '../features/anfragen/index.ts'
import {
  type ChosenPackage,
  PackageChoice,
  useChosenPackage,
} from '../features/pauschalen/index.ts'
import styles from './form-template.module.css'

/** A block of a form; the last two options only at those that have them. */
type FormBlock = {
  template: `formular-${FormName}`
  options: {
    titel: string | null
    einleitung: string | null
    karte?: Karte | null
    anfrageart?: 'formular' | 'email'
  }
  /** Packages that can be chosen, where the form asks for one. */
  context: PageBlock<'formular-pauschale'>['context']
}

function formOf({ template }: FormBlock): FormName {
  const name = template.slice('formular-'.length)
  if (!isFormName(name)) throw new Error(`there is no form of the name ${name}`)
  return name
}

/** Whether it is asked for by a mail: because the editor of the page wants it, or of the package chosen. */
const isByMail = ({ options }: FormBlock, chosen: ChosenPackage | null) =>
  options.anfrageart === 'email' || chosen?.angebot.anfrageart === 'email'

const wantedOf = (chosen: ChosenPackage | null) =>
  chosen && { pauschale: chosen.angebot.titel, haus: chosen.haus?.titel ?? null }

/** A request form (spec 2.6, 5): what the form asks for stands in its folder in the contract. */
function Formular({ block }: { block: FormBlock }) {
  const { options } = block
  const form = formOf(block)
  const above = { title: options.titel, intro: options.einleitung }
  const { bereich } = formDefinitions[form]
  const chosen = useChosenPackage(block.context)
  return (
    <div className={styles.frame}>
      {block.context && <PackageChoice angebote={block.context} chosen={chosen} />}
      {isByMail(block, chosen) ? (
        <MailRequest {...above} wanted={wantedOf(chosen)} />
      ) : (
        <RequestForm name={form} office={bereich} karte={options.karte ?? null} {...above} />
      )}
    </div>
  )
}

/** The template of a form; all of them are one view. */
export const formTemplate = <Form extends FormName>(form: Form) => ({
  name: `formular-${form}` as const,
  spec: '2.6',
  View: Formular,
})
