import { formTemplate } from '../form-template.ts'

/** Gäste fragen eine Führung für ihre Gruppe an. */
export const template = formTemplate()
