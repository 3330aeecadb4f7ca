import { formDefinitions } from '@kurstadt/contract/form-definitions'
import { formNames, isFormName } from '@kurstadt/contract/forms'

/** What editors call a kind; one that there is no more keeps its name. */
export function artLabelOf(art: string): string {
  return isFormName(art) ? formDefinitions[art].label : art
}

/** The kinds as an editor chooses them; their order is that of the database's type. */
export const artOptions = formNames.map((value) => ({ value, label: artLabelOf(value) }))
