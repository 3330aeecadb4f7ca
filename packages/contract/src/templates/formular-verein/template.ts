import { formTemplate } from '../form-template.ts'

/** Ein Verein trägt sich ein oder ändert seinen Eintrag. */
export const template = formTemplate()
