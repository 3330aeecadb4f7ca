import { formTemplate } from '../form-template.ts'

/** Ein Betrieb trägt sich ein oder ändert seinen Eintrag. */
export const template = formTemplate()
