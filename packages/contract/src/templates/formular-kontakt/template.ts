import { formTemplate } from '../form-template.ts'

/** Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon. */
export const template = formTemplate()
